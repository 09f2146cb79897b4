/** Where things lie on a plan: nine zones, radial sectors, the mandalas' padas, the 32 doors, shares of rooms, cuts and extensions, the middle, slope. */

export { type Brahmasthan, brahmasthanOf } from './brahmasthan.ts';
export { DEVATAS_64, DEVATAS_81, type Devata, type Devata64, type DevataRing, type Pada } from './devata-table.ts';
export { ENTRANCE_METHODS, type Entrance, type EntranceMethod, entranceAtBearing, entranceOf } from './entrance.ts';
export { ENTRANCES, type EntranceRating, type EntranceRow, SIDES, type Side } from './entrance-table.ts';
export { cellOf, type ZoneGround, zoneAt, zonesOf } from './grid.ts';
export {
  type DevataGround,
  devataSharesOf,
  MANDALA_SIZES,
  type MandalaSize,
  mandalaOf,
  type PadaGround,
  padaAt,
  padasOf,
} from './mandala.ts';
export { type MarmaLine, type MarmaPoint, marmasOf } from './marma.ts';
export type { RectSide } from './pocket.ts';
export {
  directionOf,
  type RoomSectors,
  readResolution,
  SECTOR_NAMES,
  sectorsOf,
  ZONE_RESOLUTIONS,
  type ZoneResolution,
} from './sector.ts';
export {
  type Deviation,
  type DeviationKind,
  type DeviationSeverity,
  type PlotShape,
  SHAPE_LIMITS,
  shapeOf,
} from './shape.ts';
export {
  outsidePlotShareOf,
  outsideWarningsOf,
  overlapsOf,
  type RoomOverlap,
  type RoomShares,
  SHARE_LIMITS,
  sharesOf,
} from './share.ts';
export { type LevelInput, type Slope, type SlopeInput, slopeOf } from './slope.ts';
export {
  ZONE_TABLE,
  ZONES,
  ZONES_CLOCKWISE,
  type Zone,
  type ZoneRow,
  zoneNamed,
  zoneOf,
  zoneOfBearing,
} from './zone-table.ts';
