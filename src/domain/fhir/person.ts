import * as z from 'zod/mini';
import { texts } from '#texts/fhir.js';
import { hl7, loinc } from './codes.ts';
import { type Mapping, patientRef, type Resource, type Row, resource } from './resource.ts';

const PRIVACY_CONSENT = '59284-0';

/** The account that is exported. */
interface Account {
  /** Empty for a guest. */
  readonly name: string;
  readonly email: string | null;
}

/** The person, without name and email address in a pseudonymous export. */
export const patient = ({ name, email }: Account, mapping: Mapping): Resource =>
  resource('Patient', mapping.idOf('Patient', 'person'), {
    active: true,
    name: mapping.pseudonym ? [] : [{ text: name }],
    telecom: mapping.pseudonym || email === null ? [] : [{ system: 'email', value: email }],
  });

/** Who created the export, and when. */
export const exportProvenance = (mapping: Mapping): Resource =>
  resource('Provenance', mapping.idOf('Provenance', 'export'), {
    target: [patientRef(mapping)],
    recorded: mapping.exportedAt,
    activity: { text: texts.exported },
    agent: [
      {
        type: hl7('provenance-participant-type', 'assembler'),
        who: { type: 'Device', display: 'Evenkeel' },
      },
    ],
  });

const consentRow = z.object({
  connection_id: z.string(),
  revision: z.number(),
  streams: z.record(z.string(), z.string()),
  data_from: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  created_at: z.string(),
});

/** One revision of a consent; only the current one is active. Null when the connection is unknown. */
export const consentResource = (row: Row, mapping: Mapping): Resource | null => {
  const consent = z.parse(consentRow, row);
  const { connection_id, revision, streams, data_from, ends_at, created_at } = consent;
  const connection = mapping.connectionOf(connection_id);
  if (connection === null) return null;
  const isTherapist = connection.kind === 'therapist';
  const label = isTherapist ? texts.therapist : texts.supporter;
  const isOver = ends_at !== null && ends_at <= mapping.exportedAt;
  const holds = connection.revision === revision && connection.endedAt === null && !isOver;
  const shared = Object.entries(streams);
  return resource('Consent', mapping.idOf('Consent', connection_id, String(revision)), {
    status: holds ? 'active' : 'inactive',
    scope: hl7('consentscope', 'patient-privacy'),
    category: [loinc(PRIVACY_CONSENT)],
    patient: patientRef(mapping),
    dateTime: created_at,
    performer: [patientRef(mapping)],
    policyRule: { text: texts.consentPolicy },
    provision: {
      type: shared.length === 0 ? 'deny' : 'permit',
      period: { start: created_at, end: ends_at },
      actor: [
        {
          role: hl7('v3-ParticipationType', 'IRCP'),
          reference: { display: mapping.pseudonym ? label : connection.viewerName.trim() || label },
        },
      ],
      purpose: isTherapist
        ? [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason', code: 'TREAT' }]
        : [],
      code: shared.map(([stream, detail]) => ({ text: texts.shared({ stream, level: detail }) })),
      dataPeriod: { start: data_from },
    },
  });
};
