import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { kilometre } from '../place-guess.pure.ts';

interface Spot {
  longitude: number;
  latitude: number;
}

interface Props extends Spot {
  onMove: (spot: Spot) => void;
}

/** How far from the middle the edge is, in kilometres. */
const REACH = 12;
const STEPS: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A sheet with rings of 5 and 10 km around where the pin first stood: no map is loaded from anywhere. */
export function PinMap({ longitude, latitude, onMove }: Props) {
  const [origin, setOrigin] = useState<Spot>({ longitude, latitude });
  const box = useRef<HTMLDivElement>(null);
  const one = kilometre(origin.latitude);
  const east = (longitude - origin.longitude) / one.longitude;
  const north = (latitude - origin.latitude) / one.latitude;
  // Set from elsewhere, by a field or another city: the sheet follows.
  if (Math.abs(east) > REACH || Math.abs(north) > REACH) setOrigin({ longitude, latitude });

  const moveTo = (toEast: number, toNorth: number) => {
    const within = (km: number) => Math.min(REACH, Math.max(-REACH, km));
    onMove({
      longitude: origin.longitude + within(toEast) * one.longitude,
      latitude: origin.latitude + within(toNorth) * one.latitude,
    });
  };

  function drag(event: PointerEvent<HTMLDivElement>) {
    const room = box.current?.getBoundingClientRect();
    if (!room || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const perKm = room.height / (2 * REACH);
    moveTo((event.clientX - room.left - room.width / 2) / perKm, -(event.clientY - room.top - room.height / 2) / perKm);
  }

  function key(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const length = event.shiftKey ? 1 : 0.1;
    moveTo(east + step[0] * length, north + step[1] * length);
  }

  const percent = (km: number) => `${50 + (km / (2 * REACH)) * 100}%`;
  return (
    <div ref={box} className="pin-map">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="10" />
        <circle r="5" />
        <path d="M-12 0H12M0 -12V12" />
        <text x="5.2" y="-0.3">
          5 km
        </text>
      </svg>
      <div
        className="pin-map-pin"
        role="slider"
        tabIndex={0}
        aria-label="图钉：方向键挪 100 米，按住 Shift 挪 1 公里"
        aria-valuenow={Math.round(Math.hypot(east, north) * 10) / 10}
        aria-valuetext={`离推算的位置 ${Math.hypot(east, north).toFixed(1)} 公里`}
        style={{ left: `calc(50% + ${east / (2 * REACH)} * 100cqb)`, top: percent(-north) }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={key}
      >
        <MapPin size={26} aria-hidden />
      </div>
    </div>
  );
}
