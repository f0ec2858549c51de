import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Makes the OpenAPI document from the contract and a page to read it at /api/docs. */
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
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', validatorUrl: null },
  });
};
