/** What `chart.created` and `chart.updated` tell. */

import type { EventData } from './draft.ts';

/** The places that a chart is recognised by. */
export interface ChartSummary {
  readonly ascendant: { readonly sign: string; readonly degree: number };
  readonly moonSign: string;
  readonly sunSign: string;
  /** Null in a tropical chart. */
  readonly nakshatra: string | null;
}

export interface ChartMade extends ChartSummary {
  readonly chartId: string;
  /** Null where a house serves one owner and has no accounts. */
  readonly userId: string | null;
  readonly birth: {
    readonly datetime: string;
    readonly latitude: number;
    readonly longitude: number;
    /** As it was resolved, such as `+05:30` or `Asia/Kolkata`. */
    readonly timezone: string;
  };
  readonly system: 'vedic' | 'western';
  /** False: noon stands in for the hour of birth. */
  readonly isTimeKnown: boolean;
  readonly requestId: string;
}

/** Why a chart that was made before comes out otherwise. */
export type ChartChange = 'options' | 'engine' | 'birth_data';

export function chartCreated(chart: ChartMade): EventData {
  const { datetime, latitude, longitude, timezone } = chart.birth;
  return {
    chart_id: chart.chartId,
    user_id: chart.userId,
    birth_data: { datetime, latitude, longitude, timezone },
    ...written(chart),
    system: chart.system,
    time_known: chart.isTimeKnown,
    request_id: chart.requestId,
  };
}

export function chartUpdated(chart: ChartMade, previous: ChartSummary, reason: ChartChange): EventData {
  const [now, before] = [written(chart), written(previous)];
  const changed = Object.keys(now).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  return { ...chartCreated(chart), previous: before, changed, reason };
}

function written({ ascendant, moonSign, sunSign, nakshatra }: ChartSummary): EventData {
  const { sign, degree } = ascendant;
  return { ascendant: { sign, degree }, moon_sign: moonSign, sun_sign: sunSign, nakshatra };
}
