/** Three soft strokes of a bell. Browsers that allow no sound until later simply stay silent. */
export function ring(): void {
  try {
    const context = new AudioContext();
    for (const at of [0, 0.45, 0.9]) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = 880;
      const begin = context.currentTime + at;
      volume.gain.setValueAtTime(0.25, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.4);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 0.4);
    }
    setTimeout(() => context.close(), 2000);
    navigator.vibrate?.([200, 100, 200]);
  } catch {
    // The figures say it too.
  }
}
