/** The drawing board: everything on it can be dragged, and moved by the keyboard. */

import { type Signal, signal } from '@preact/signals';
import type { JSX, TargetedPointerEvent } from 'preact';
import { plan } from '../state.ts';
import {
  addCorner,
  addRoom,
  beginAnew,
  moveCorner,
  moveDoor,
  moveRoom,
  removeCorner,
  removeRoom,
  resizeRoom,
  turnTo,
} from './edit.ts';
import { LIMITS, type Plan, type Room } from './plan.ts';
import { vastuStrings as say } from './strings.ts';

/** What is being dragged, and where within it the pointer took hold, metres. */
type Held =
  | { readonly kind: 'room' | 'side' | 'corner'; readonly at: number; readonly dx: number; readonly dy: number }
  | { readonly kind: 'door'; readonly at: 0; readonly dx: number; readonly dy: number };

const held: Signal<Held | null> = signal<Held | null>(null);
/** The frame that is looked at, kept still while something is dragged. */
let kept: Frame | null = null;
const STEP = 0.1;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

export function Editor(): JSX.Element {
  const now = plan.value;
  const frame = (held.value === null ? null : kept) ?? frameOf(now);
  kept = frame;
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title">{say.plan}</h2>
      <p class="hint" id="plan-hint">
        {say.planHint}
      </p>
      <svg
        class="board"
        viewBox={`${frame.left} ${-frame.top} ${frame.wide} ${frame.high}`}
        role="group"
        aria-label={say.drawing}
        aria-describedby="plan-hint"
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <polygon class="plot" points={now.corners.map(([x, y]) => `${x},${-y}`).join(' ')} />
        {now.rooms.map((room, at) => (
          <RoomShape key={at} room={room} at={at} />
        ))}
        {now.corners.map(([x, y], at) => (
          <circle
            key={at}
            class="handle corner"
            cx={x}
            cy={-y}
            r={frame.wide / 70}
            role="button"
            tabindex={0}
            aria-label={say.pointAt(say.corner(at + 1), x, y)}
            onPointerDown={(event) => take(event, { kind: 'corner', at, dx: 0, dy: 0 })}
            onKeyDown={(event) => arrows(event, (dx, dy) => moveCorner(at, x + dx, y + dy))}
          />
        ))}
        <circle
          class="handle door"
          cx={now.door[0]}
          cy={-now.door[1]}
          r={frame.wide / 45}
          role="button"
          tabindex={0}
          aria-label={say.pointAt(say.door, ...now.door)}
          onPointerDown={(event) => take(event, { kind: 'door', at: 0, dx: 0, dy: 0 })}
          onKeyDown={(event) => arrows(event, (dx, dy) => moveDoor(now.door[0] + dx * 3, now.door[1] + dy * 3))}
        />
        <North frame={frame} bearingDeg={now.bearingDeg} />
      </svg>
      <div class="field">
        <label for="plan-bearing">{say.bearing}</label>{' '}
        <output for="plan-bearing">{say.degrees(now.bearingDeg)}</output>
        <input
          id="plan-bearing"
          type="range"
          min={0}
          max={359}
          value={now.bearingDeg}
          onInput={(event) => turnTo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="actions">
        <button type="button" onClick={addRoom} disabled={now.rooms.length >= LIMITS.rooms}>
          {say.addRoom}
        </button>
        <button type="button" onClick={addCorner} disabled={now.corners.length >= LIMITS.corners}>
          {say.addCorner}
        </button>
        <button type="button" onClick={removeCorner} disabled={now.corners.length <= 3}>
          {say.removeCorner}
        </button>
        <button type="button" onClick={beginAnew}>
          {say.again}
        </button>
      </div>
    </section>
  );
}

function RoomShape({ room, at }: { readonly room: Room; readonly at: number }): JSX.Element {
  const { x, y, width, depth, roomType } = room;
  const name = say.nameOf(roomType);
  const size = Math.min(0.55, (width / name.length) * 1.6, depth / 2);
  return (
    <g>
      <rect
        class="room"
        x={x}
        y={-y - depth}
        width={width}
        height={depth}
        role="button"
        tabindex={0}
        aria-label={say.roomAt(name, room)}
        onPointerDown={(event) => {
          const [px, py] = pointOf(event);
          take(event, { kind: 'room', at, dx: px - x, dy: py - y });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Delete') removeRoom(at);
          else if (event.shiftKey) arrows(event, (dx, dy) => resizeRoom(at, width + dx, depth + dy));
          else arrows(event, (dx, dy) => moveRoom(at, x + dx, y + dy));
        }}
      />
      <text x={x + width / 2} y={-y - depth / 2} font-size={size} text-anchor="middle" dominant-baseline="central">
        {name}
      </text>
      <rect
        class="grip"
        x={x + width - 0.35}
        y={-y - 0.35}
        width={0.35}
        height={0.35}
        onPointerDown={(event) => take(event, { kind: 'side', at, dx: 0, dy: 0 })}
      />
    </g>
  );
}

/** An arrow to true north in the corner. */
function North({ frame, bearingDeg }: { readonly frame: Frame; readonly bearingDeg: number }): JSX.Element {
  const size = frame.wide / 16;
  const [x, y] = [frame.left + frame.wide - size, -frame.top + size * 1.4];
  return (
    <g class="north" transform={`translate(${x} ${y}) rotate(${-bearingDeg})`}>
      <path d={`M0 ${-size * 0.7}L${size * 0.3} ${size * 0.5}L0 ${size * 0.25}L${-size * 0.3} ${size * 0.5}Z`} />
      <text y={-size * 0.75} font-size={size * 0.5} text-anchor="middle">
        N
      </text>
    </g>
  );
}

function frameOf({ corners, rooms }: Plan): Frame {
  const xs = [...corners.map(([x]) => x), ...rooms.flatMap(({ x, width }) => [x, x + width])];
  const ys = [...corners.map(([, y]) => y), ...rooms.flatMap(({ y, depth }) => [y, y + depth])];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const margin = Math.max(right - left, top - bottom, 4) * 0.12;
  return { left: left - margin, top: top + margin, wide: right - left + 2 * margin, high: top - bottom + 2 * margin };
}

/** Where the pointer is, metres of the plan. */
function pointOf({ clientX, clientY, currentTarget }: TargetedPointerEvent<SVGElement>): readonly [number, number] {
  const board = currentTarget instanceof SVGSVGElement ? currentTarget : currentTarget.ownerSVGElement;
  const matrix = board?.getScreenCTM();
  if (matrix == null) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, -y];
}

function take(event: TargetedPointerEvent<SVGElement>, what: Held): void {
  if (event.button !== 0) return;
  held.value = what;
  event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId);
}

function drag(event: TargetedPointerEvent<SVGElement>): void {
  const what = held.value;
  if (what === null) return;
  const [x, y] = pointOf(event);
  if (what.kind === 'room') moveRoom(what.at, x - what.dx, y - what.dy);
  else if (what.kind === 'corner') moveCorner(what.at, x, y);
  else if (what.kind === 'door') moveDoor(x, y);
  else stretch(what.at, x, y);
}

/** The grip is at the lower right: the upper left corner stays. */
function stretch(at: number, x: number, y: number): void {
  const room = plan.value.rooms[at];
  if (room === undefined) return;
  const top = room.y + room.depth;
  const depth = Math.max(LIMITS.leastSide, top - y);
  resizeRoom(at, x - room.x, depth);
  moveRoom(at, room.x, top - depth);
}

function drop(): void {
  held.value = null;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

function arrows(event: KeyboardEvent, move: (dx: number, dy: number) => void): void {
  const step = ARROWS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  move(...step);
}
