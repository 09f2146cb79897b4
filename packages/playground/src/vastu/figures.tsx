/** The rooms in figures: what the drawing board does, by numbers. */

import { ROOM_TYPES } from '@khagol/engine/vastu';
import type { JSX } from 'preact';
import { plan } from '../state.ts';
import { changeRoom, moveRoom, removeRoom, resizeRoom } from './edit.ts';
import type { Room } from './plan.ts';
import { vastuStrings as say } from './strings.ts';

/** Spaces that can be drawn as rooms; the door is a point of its own. */
const KINDS = ROOM_TYPES.filter((type) => type !== 'entrance');

export function Figures(): JSX.Element {
  return (
    <section>
      <details>
        <summary>{say.rooms}</summary>
        {plan.value.rooms.map((room, at) => (
          <RoomFields key={at} room={room} at={at} />
        ))}
      </details>
    </section>
  );
}

function RoomFields({ room, at }: { readonly room: Room; readonly at: number }): JSX.Element {
  const { roomType, x, y, width, depth } = room;
  return (
    <fieldset class="room-fields">
      <legend>{say.nameOf(roomType)}</legend>
      <div class="field">
        <label for={`room-${at}-type`}>{say.roomType}</label>
        <select
          id={`room-${at}-type`}
          value={roomType}
          onChange={(event) => changeRoom(at, { roomType: event.currentTarget.value })}
        >
          {KINDS.map((type) => (
            <option key={type} value={type}>
              {say.nameOf(type)}
            </option>
          ))}
        </select>
      </div>
      <Metres id={`room-${at}-x`} label={say.x} value={x} onChange={(metres) => moveRoom(at, metres, y)} />
      <Metres id={`room-${at}-y`} label={say.y} value={y} onChange={(metres) => moveRoom(at, x, metres)} />
      <Metres
        id={`room-${at}-width`}
        label={say.width}
        value={width}
        onChange={(metres) => resizeRoom(at, metres, depth)}
      />
      <Metres
        id={`room-${at}-depth`}
        label={say.depth}
        value={depth}
        onChange={(metres) => resizeRoom(at, width, metres)}
      />
      <button type="button" onClick={() => removeRoom(at)}>
        {say.remove}
      </button>
    </fieldset>
  );
}

interface MetresProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (metres: number) => void;
}

function Metres({ id, label, value, onChange }: MetresProps): JSX.Element {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        step={0.1}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (!Number.isNaN(valueAsNumber)) onChange(valueAsNumber);
        }}
      />
    </div>
  );
}
