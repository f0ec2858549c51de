import type { Bundle, Resource } from '@medplum/fhirtypes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataEndpoints } from '#contract/data.ts';
import { RESOURCE_TYPES } from '#domain/fhir/resource.ts';
import { filesIn } from '#tests/api/support/archives.ts';
import { enterEverything, ODD_WORDS } from '#tests/api/support/full-person.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { fhirErrors } from '#tests/support/fhir-validator.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** All references to other resources in a value. */
const referencesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'reference' && typeof one === 'string' ? [one] : referencesIn(one),
  );
};

it('the validator finds errors', () => {
  const wrong = { resourceType: 'Observation', status: 'final', valueInteger: 'much' };
  expect(fhirErrors(wrong)).not.toEqual([]);
});

describe.each(ANY_ENGINE)('the export for a clinic on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    [ada, ben] = [await world.signUp('ada@example.org'), await world.guest()];
    await enterEverything(world, ada);
    await enterEverything(world, ben);
  }, 60_000);
  afterAll(() => world.close());

  const bundleOf = async (person: Person, pseudonym = 'no'): Promise<Bundle> =>
    (await person.call(dataEndpoints.fhirBundle, { query: { pseudonym } })).body as Bundle;

  const resourcesOf = (bundle: Bundle): readonly Resource[] =>
    (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

  it('is valid R4, of all types, and its references resolve', async () => {
    const bundle = await bundleOf(ada);
    expect(fhirErrors(bundle)).toEqual([]);
    const resources = resourcesOf(bundle);
    expect(resources.flatMap(fhirErrors)).toEqual([]);
    expect([...new Set(resources.map(({ resourceType }) => resourceType))]).toEqual(RESOURCE_TYPES);
    const urls = new Set((bundle.entry ?? []).map(({ fullUrl }) => fullUrl));
    expect(urls.size).toBe(resources.length);
    expect(referencesIn(resources).filter((one) => !urls.has(one))).toEqual([]);
    for (const { id } of resources) expect(id).toMatch(UUID);
    const text = JSON.stringify(bundle);
    expect(text).toContain('ada@example.org');
    expect(text).toContain(JSON.stringify(ODD_WORDS).slice(1, -1));
    for (const code of ['107332-9', '107334-5', 'LA34479-8', '59284-0', 'LA34483-0']) {
      expect(text).toContain(code);
    }
  });

  it('has the same ids each time, and nobody else’s', async () => {
    const idsOf = async (person: Person) =>
      resourcesOf(await bundleOf(person)).map(({ resourceType, id }) => `${resourceType} ${id}`);
    const first = await idsOf(ada);
    world.clock.ms += 86_400_000;
    expect(await idsOf(ada)).toEqual(first);
    const bens = new Set(await idsOf(ben));
    expect(
      first.filter((one) => bens.has(one)).every((one) => /^(CodeSystem|Questionnaire) /.test(one)),
    ).toBe(true);
  });

  it('omits names on request', async () => {
    const text = JSON.stringify(await bundleOf(ada, 'yes'));
    for (const name of ['ada@example.org', '"Sam"', '"Lee"']) expect(text).not.toContain(name);
    expect(text).toContain('A therapist');
  });

  it('has different ids with and without names, so that neither file reveals the other', async () => {
    const idsOf = async (pseudonym: string) =>
      resourcesOf(await bundleOf(ada, pseudonym))
        .filter(({ resourceType }) => !/^(CodeSystem|Questionnaire)$/.test(resourceType))
        .map(({ id }) => id);
    const [named, nameless] = [await idsOf('no'), await idsOf('yes')];
    expect(nameless.length).toBe(named.length);
    expect(nameless.filter((id) => named.includes(id))).toEqual([]);
    expect(await idsOf('yes')).toEqual(nameless);
  });

  it('has the same resources as lines, one file per type', async () => {
    const files = await filesIn(world, ada, dataEndpoints.fhirLines);
    expect([...files.keys()]).toEqual(RESOURCE_TYPES.map((type) => `${type}.ndjson`));
    const resources = [...files.values()].flatMap((text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line): Resource => JSON.parse(line)),
    );
    expect(resources.flatMap(fhirErrors)).toEqual([]);
    expect(resources.map(({ id }) => id)).toEqual(
      resourcesOf(await bundleOf(ada)).map(({ id }) => id),
    );
    const named = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`));
    expect(referencesIn(resources).filter((one) => !named.has(one))).toEqual([]);
  });

  it('requires a session', async () => {
    for (const call of [dataEndpoints.fhirBundle, dataEndpoints.fhirLines]) {
      expect((await world.caller().call(call)).status).toBe(401);
    }
  });
});
