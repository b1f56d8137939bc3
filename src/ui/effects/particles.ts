const COUNT = 44;
const FRAME = 1000 / 30;
const LINK_DISTANCE = 110;

interface Dot {
  /** Place as parts of the window's width and height. */
  x: number;
  y: number;
  radius: number;
  speed: number;
  phase: number;
}

/** Dots that drift upwards behind the page. Rests while the page is hidden, never starts where it is unwelcome. */
export function startParticles(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  if (!pen || savesData()) return () => {};
  const dots = Array.from({ length: COUNT }, makeDot);
  let frame = 0;
  let last = 0;
  let frames = 0;
  let colour = '';

  function resize() {
    const scale = Math.min(devicePixelRatio, 1.5);
    canvas.width = window.innerWidth * scale;
    canvas.height = window.innerHeight * scale;
    pen?.setTransform(scale, 0, 0, scale, 0, 0);
  }

  function draw(now: number) {
    frame = requestAnimationFrame(draw);
    // Half a frame of tolerance, or a 60 Hz screen would drop to 20.
    if (!pen || now - last < FRAME - 8) return;
    for (const dot of dots) move(dot, Math.min((now - last) / 1000, 0.1));
    last = now;
    pen.clearRect(0, 0, window.innerWidth, window.innerHeight);
    // The theme may change at any time, but asking for a style in every frame would make the browser compute it.
    if (frames++ % 30 === 0) colour = getComputedStyle(canvas).color;
    pen.fillStyle = pen.strokeStyle = colour;
    paint(pen, dots);
  }

  function startOrRest() {
    cancelAnimationFrame(frame);
    if (stillness.matches) pen?.clearRect(0, 0, window.innerWidth, window.innerHeight);
    else if (!document.hidden) frame = requestAnimationFrame(draw);
  }

  const { signal, abort } = listening();
  window.addEventListener('resize', resize, { passive: true, signal });
  document.addEventListener('visibilitychange', startOrRest, { signal });
  stillness.addEventListener('change', startOrRest, { signal });
  resize();
  startOrRest();
  return () => {
    abort();
    cancelAnimationFrame(frame);
  };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function savesData(): boolean {
  // Not in TypeScript's DOM: only some browsers have it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function makeDot(): Dot {
  return {
    x: Math.random(),
    y: Math.random(),
    radius: 0.6 + Math.random() * 1.8,
    speed: 0.004 + Math.random() * 0.012,
    phase: Math.random() * Math.PI * 2,
  };
}

function move(dot: Dot, seconds: number): void {
  dot.y -= dot.speed * seconds;
  dot.phase += 0.3 * seconds;
  if (dot.y > -0.02) return;
  dot.y = 1.02;
  dot.x = Math.random();
}

function paint(pen: CanvasRenderingContext2D, dots: readonly Dot[]): void {
  const { innerWidth, innerHeight } = window;
  pen.lineWidth = 0.6;
  for (const [index, { x, y, radius, phase }] of dots.entries()) {
    pen.globalAlpha = 0.1 + 0.1 * Math.sin(phase * 2);
    pen.beginPath();
    pen.arc((x + Math.sin(phase) * 0.006) * innerWidth, y * innerHeight, radius, 0, Math.PI * 2);
    pen.fill();
    for (let next = index + 1; next < dots.length; next++) {
      const other = dots[next];
      if (!other) continue;
      const distance = Math.hypot((x - other.x) * innerWidth, (y - other.y) * innerHeight);
      if (distance > LINK_DISTANCE) continue;
      pen.globalAlpha = 0.07 * (1 - distance / LINK_DISTANCE);
      pen.beginPath();
      pen.moveTo(x * innerWidth, y * innerHeight);
      pen.lineTo(other.x * innerWidth, other.y * innerHeight);
      pen.stroke();
    }
  }
}
