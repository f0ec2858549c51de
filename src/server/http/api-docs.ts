import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { responseCache } from './response-cache.ts';

const PAGE = '/api/docs';
const JSON_TYPE = 'application/json; charset=utf-8';
const YAML_TYPE = 'application/yaml; charset=utf-8';

/** Generates the OpenAPI document from the contract, and serves it together with a page at /api/docs. */
export const apiDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Evenkeel',
        version: '1',
        description:
          'Every call of the app. Sign up, log in or become a guest first: the session cookie opens the rest.',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'evenkeel',
            description: 'On https its name is __Host-evenkeel.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  // The contract does not change while the program runs, so the document is cached indefinitely.
  const documents = responseCache({ now: Date.now, keepMs: null });
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    uiHooks: {
      onRequest: async (request, reply) => {
        const exchange = { request, reply };
        const { url } = request.routeOptions;
        if (url === `${PAGE}/json`)
          return documents.send(exchange, url, JSON_TYPE, async () =>
            JSON.stringify(app.swagger()),
          );
        if (url === `${PAGE}/yaml`)
          return documents.send(exchange, url, YAML_TYPE, async () => app.swagger({ yaml: true }));
        return undefined;
      },
    },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', validatorUrl: null },
  });
};
