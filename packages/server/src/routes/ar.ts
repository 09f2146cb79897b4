/** What a camera needs of a plan: anchors for its zones, pictures of them, several captures laid into one. */

import { type AnchorRequest, anchorRecommendations, type ZoneTextureRequest, zoneTextures } from '@khagol/engine/vastu';
import {
  ANCHORS_REQUEST,
  anchorFaults,
  MERGE_BYTES,
  MERGE_REQUEST,
  type MergeInput,
  readMerge,
  SAMPLE_ANCHORS,
  SAMPLE_MERGE,
  TEXTURES_REQUEST,
  textureFaults,
} from '../contract/ar-input.ts';
import { ANCHORS, MERGE, TEXTURES } from '../contract/ar-shapes.ts';
import type { Fault } from '../contract/fields.ts';
import { questionOf } from '../contract/vastu-fields.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { ChallengeStore } from '../ports/index.ts';
import { assetRow } from './ar-assets.ts';
import type { AskPlan } from './ask-plan.ts';
import { burnChallenge } from './challenge-burn.ts';
import { PRICES } from './prices.ts';
import type { Receipts } from './receipts.ts';
import { signedRow } from './signed-row.ts';
import {
  addressed,
  demandProperties,
  keep,
  operationOf,
  type PropertyShelf,
  propertyOf,
  QUESTION_ROW,
  readQuestion,
} from './vastu-question.ts';

export interface ArParts {
  readonly receipts: Receipts;
  readonly shelf: PropertyShelf;
  readonly challenges: ChallengeStore;
  readonly askPlan: AskPlan;
}

const MERGE_SECONDS = 30;

/** The rows of AR, without that of challenges. */
export function arRows(parts: ArParts): readonly AnyRow[] {
  const { receipts } = parts;
  const anchors = { operation: operationOf('vastu.anchors'), question: (asked: JsonRecord) => asked };
  const merge = { operation: operationOf('vastu.merge'), question: ({ question }: MergeInput) => question };
  return [
    signedRow(anchorRow, anchors, receipts),
    texturesRow as AnyRow,
    signedRow(mergeRow(parts), merge, receipts),
    assetRow as AnyRow,
  ];
}

const anchorRow: Row<JsonRecord> = {
  ...QUESTION_ROW,
  ...addressed('ar/anchor-recommendations'),
  id: 'arAnchors',
  tag: 'AR',
  summary: 'One point inside the plot for each zone in which it has ground, on the drawing and in the world of AR.',
  price: PRICES.arAnchors,
  request: ANCHORS_REQUEST,
  data: ANCHORS,
  sample: SAMPLE_ANCHORS,
  parse: (raw) => readQuestion(raw, anchorFaults),
  run: (question) => ({ kind: 'data', data: anchorRecommendations(question as unknown as AnchorRequest) }),
};

const texturesRow: Row<JsonRecord> = {
  ...QUESTION_ROW,
  ...addressed('ar/zone-textures'),
  id: 'arZoneTextures',
  tag: 'AR',
  summary:
    'Pictures and models of the zones, and where each zone lies in them. The files need no key and never change.',
  request: TEXTURES_REQUEST,
  data: TEXTURES,
  sample: { zone: 'NE' },
  examples: [{ name: 'atlas', summary: 'All nine zones in one picture.', body: {} }],
  parse: (raw) => readQuestion(raw, textureFaults),
  run: (question, { origin }) => {
    const textures = zoneTextures(question as unknown as ZoneTextureRequest);
    const { png, svg, glb, provenance } = textures;
    const served = <T extends { readonly url: string }>(asset: T): T => ({ ...asset, url: `${origin}${asset.url}` });
    return {
      kind: 'data',
      data: {
        ...textures,
        png: served(png),
        svg: served(svg),
        glb: served(glb),
        provenance: { ...provenance, manifestUrl: `${origin}${provenance.manifestUrl}` },
      },
    };
  },
};

function mergeRow({ shelf, challenges, askPlan }: ArParts): Row<MergeInput> {
  return {
    ...QUESTION_ROW,
    ...addressed('ar/capture-merge'),
    id: 'arCaptureMerge',
    tag: 'AR',
    summary: 'Captures of one house laid into one plan by points they share, and how well they fit.',
    price: PRICES.arCaptureMerge,
    request: MERGE_REQUEST,
    data: MERGE,
    sample: SAMPLE_MERGE,
    refusals: ['CONFLICT', 'GONE'],
    bodyLimitBytes: MERGE_BYTES,
    deadlineSeconds: MERGE_SECONDS,
    parse: (raw) => {
      const faults: Fault[] = [];
      const input = readMerge(questionOf(raw, faults), faults);
      if (faults.length > 0) throw invalidInput(faults);
      return input;
    },
    look: async (input, facts) => {
      await demandProperties(shelf, facts, [propertyOf(input.references)]);
      return input;
    },
    mostUsdOf: ({ maxChargeUsd }) => maxChargeUsd,
    run: async ({ question, references, attestation }, facts) => {
      const merged = await askPlan(
        'vastu.merge',
        question as unknown as JsonRecord,
        { deadlineSeconds: MERGE_SECONDS },
        facts,
      );
      const isAttested = attestation !== null && facts.account !== null;
      const attested = isAttested ? await burnChallenge(challenges, attestation, facts.account.id) : null;
      const data = { ...merged, ...(attested === null ? {} : { deviceAttestation: attested }), ...references };
      const scan = { propertyId: propertyOf(references), id: facts.requestId, content: { request: question, data } };
      await keep(shelf, 'scan', facts, [scan]);
      return { kind: 'data', data };
    },
  };
}
