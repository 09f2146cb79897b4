/** Rows of Vastu: they rest on no sky and no zone. What is judged by an edition of the rules names it, and can be asked of each edition that is kept. */

import type { OptionNames } from '../../choice.ts';
import { isRecord, refusal } from '../../input.ts';
import { RULES_EDITION } from '../../stamp.ts';
import {
  anchorRecommendations,
  assess,
  assessBatch,
  badgeEligibility,
  brahmasthanOf,
  CURRENT_RULES_VERSION,
  checkZone,
  compareEditions,
  type EntranceMethod,
  editionNamed,
  entranceOf,
  MANDALA_SIZES,
  type MandalaSize,
  mandalaOf,
  marmasOf,
  mergeCaptures,
  type Plan,
  type PlanInput,
  padasOf,
  planOf,
  RULES_VERSIONS,
  type RulesVersion,
  rulesDocument,
  type SlopeInput,
  sectorsOf,
  shapeOf,
  sharesOf,
  slopeOf,
  UNHASHED,
  type ZoneResolution,
  zoneTextures,
} from '../../vastu/index.ts';
import type { Operation } from '../operation.ts';
import { row } from './row.ts';

/** Input of the rows that measure a plan. */
export interface PlanGroundInput {
  readonly plan: PlanInput;
}

/** The edition that an input names, or the newest. */
function editionOf(input: unknown): RulesVersion {
  return editionNamed('rulesVersion', isRecord(input) ? input['rulesVersion'] : undefined).rulesVersion;
}

/** Editions of several inputs, each once, the oldest first. */
function editionsOf(inputs: readonly unknown[]): string {
  return [...new Set(inputs.map(editionOf))].sort().join(BETWEEN);
}

const BETWEEN = ' + ';

/** The input with an edition named that was the newest when it was asked. */
function pinned(input: unknown, rulesVersion: string): unknown {
  const isKept = (RULES_VERSIONS as readonly string[]).includes(rulesVersion);
  return isKept && isRecord(input) && input['rulesVersion'] === undefined ? { ...input, rulesVersion } : input;
}

/** A batch likewise: items that name no edition were asked of the newest of those days, and none that was named can have been newer. */
function pinnedItems(input: unknown, rulesVersion: string): unknown {
  const items = isRecord(input) ? input['items'] : undefined;
  if (!isRecord(input) || !Array.isArray(items)) return input;
  const newest = rulesVersion.split(BETWEEN).at(-1) ?? '';
  const pinnedItem = (item: unknown): unknown =>
    isRecord(item) ? { ...item, assessment: pinned(item['assessment'], newest) } : item;
  return { ...input, items: items.map(pinnedItem) };
}

/** Of an answer: what whoever gives it out tells of the call, and not of the house. */
const ABOUT_THE_CALL: readonly string[] = [...UNHASHED, 'charged', 'deviceAttestation'];

/** A question that an edition answers. */
function judged<Request>(op: string, run: (request: Request) => unknown): Operation {
  return {
    op,
    rulesVersion: editionOf,
    restsOn: [],
    unhashed: ABOUT_THE_CALL,
    pinned,
    run: (_, input) => run(input as Request),
  };
}

/** A question that no edition has a part in; an answer that names the current one all the same says so in its row. */
function drawn<Request>(op: string, run: (request: Request) => unknown): Operation {
  return {
    op,
    rulesVersion: RULES_EDITION,
    restsOn: [],
    unhashed: ABOUT_THE_CALL,
    run: (_, input) => run(input as Request),
  };
}

/** A measure of a plan, with members beside it. */
function measured<Input extends PlanGroundInput>(
  op: string,
  names: OptionNames<Input>,
  run: (plan: Plan, input: Input) => unknown,
): Operation {
  return row<Input>(op, names, (_, input) => run(planOf(input.plan), input), { restsOn: [] });
}

/** A mandala of 81 padas unless chosen. @throws EngineError INVALID_OPTION */
function sizeOf(size: unknown): MandalaSize {
  const found = MANDALA_SIZES.find((known) => known === (size ?? 81));
  if (found !== undefined) return found;
  const allowed = MANDALA_SIZES.join(' or ');
  throw refusal('INVALID_OPTION', 'size', allowed, `The size of a mandala is ${allowed}.`);
}

const PLAN: OptionNames<PlanGroundInput> = { plan: true };

/** `vastu.assessment` … `vastu.marmas`. */
export const VASTU_OPERATIONS: readonly Operation[] = /* @__PURE__ */ vastuRows();

function vastuRows(): readonly Operation[] {
  return [
    judged('vastu.assessment', assess),
    judged('vastu.zone-check', checkZone),
    {
      ...drawn('vastu.batch', assessBatch),
      rulesVersion: (input) => editionsOf(itemsOf(input)),
      pinned: pinnedItems,
    },
    {
      ...drawn('vastu.compare', compareEditions),
      rulesVersion: (input) =>
        editionsOf(
          ['fromVersion', 'toVersion'].map((name) => ({ rulesVersion: isRecord(input) ? input[name] : null })),
        ),
    },
    drawn('vastu.badge', badgeEligibility),
    { ...drawn('vastu.anchors', anchorRecommendations), rulesVersion: () => CURRENT_RULES_VERSION },
    drawn('vastu.merge', mergeCaptures),
    { ...drawn('vastu.zone-textures', zoneTextures), rulesVersion: () => CURRENT_RULES_VERSION },
    row<{ readonly rulesVersion: RulesVersion }>(
      'vastu.rules',
      { rulesVersion: true },
      (_, { rulesVersion }) => rulesDocument(rulesVersion),
      { restsOn: [] },
    ),
    measured('vastu.plan', PLAN, (plan) => plan),
    measured('vastu.shape', PLAN, shapeOf),
    measured('vastu.brahmasthan', PLAN, (plan) => brahmasthanOf(plan)),
    measured('vastu.marmas', PLAN, marmasOf),
    measured('vastu.shares', PLAN, (plan) => plan.rooms.map((room) => room && sharesOf(room, plan))),
    measured<PlanGroundInput & { readonly resolution: ZoneResolution }>(
      'vastu.sectors',
      { ...PLAN, resolution: true },
      (plan, { resolution }) => plan.rooms.map((room) => room && sectorsOf(room, plan, resolution)),
    ),
    measured<PlanGroundInput & { readonly method?: EntranceMethod }>(
      'vastu.entrance',
      { ...PLAN, method: true },
      (plan, { method }) => entranceOf(plan, method),
    ),
    measured<PlanGroundInput & { readonly size?: MandalaSize }>(
      'vastu.padas',
      { ...PLAN, size: true },
      (plan, { size }) => padasOf(plan, sizeOf(size)),
    ),
    measured<PlanGroundInput & { readonly size?: MandalaSize }>(
      'vastu.mandala',
      { ...PLAN, size: true },
      (plan, { size }) => mandalaOf(plan, sizeOf(size)),
    ),
    measured<PlanGroundInput & { readonly slope: SlopeInput }>(
      'vastu.slope',
      { ...PLAN, slope: true },
      (plan, { slope }) => slopeOf(slope, plan.frame),
    ),
  ];
}

function itemsOf(input: unknown): readonly unknown[] {
  const items = isRecord(input) ? input['items'] : undefined;
  return Array.isArray(items) ? items.map((item) => (isRecord(item) ? item['assessment'] : item)) : [];
}
