/**
 * What a reader would call broken on the page as it now stands, one line each. Runs inside the browser, so it may use
 * nothing from outside itself.
 */
export function layoutFaults(): string[] {
  const faults = new Set<string>();
  const HIDES = ['hidden', 'clip'];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`scrolls sideways: ${root.scrollWidth} px`);

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;
  const isMeantToBeUnseen = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest(
      '.visually-hidden, [hidden], [inert], [popover]:not(:popover-open), dialog:not([open]), noscript',
    ) !== null;
  const isOnlyForReaders = (element: Element) =>
    [...element.childNodes].every((node) => node instanceof Element && node.matches('.visually-hidden'));
  interface Frame {
    isHeld: boolean;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const EVERYWHERE = { isHeld: false, left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const frames = new Map<Element, Frame>();
  /** What the frames around an element leave to be seen, and whether one of them is out of the page's flow. */
  const frameOf = (element: Element | null): Frame => {
    if (!element) return EVERYWHERE;
    const known = frames.get(element);
    if (known) return known;
    let frame = frameOf(element.parentElement);
    const { position, overflowX, overflowY } = getComputedStyle(element);
    if (['fixed', 'sticky', 'absolute'].includes(position)) frame = { ...frame, isHeld: true };
    if (overflowX !== 'visible' || overflowY !== 'visible')
      frame = { isHeld: frame.isHeld, ...within(element.getBoundingClientRect(), frame) };
    frames.set(element, frame);
    return frame;
  };
  const within = (box: DOMRect, frame: Frame) => ({
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: Math.max(box.top, frame.top),
    bottom: Math.min(box.bottom, frame.bottom),
  });

  for (const element of document.querySelectorAll('main :is(li, a, button, img, h1, h2, h3, p, label, input)')) {
    if (isMeantToBeUnseen(element) || isOnlyForReaders(element)) continue;
    const { width } = element.getBoundingClientRect();
    if (width < 1) faults.add(`has no width: ${nameOf(element)} ${element.textContent?.slice(0, 12)}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!pen || isMeantToBeUnseen(field)) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = getComputedStyle(field, '::placeholder').font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(field.placeholder).width > room + 1) faults.add(`cuts its hint: ${field.placeholder}`);
  }

  const texts: { box: ReturnType<typeof within>; element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent?.trim() ?? ''];
    if (
      !element ||
      text === '' ||
      element.closest('script, style, textarea, canvas, svg') ||
      isMeantToBeUnseen(element)
    )
      continue;
    const style = getComputedStyle(element);
    const isCutBeside = element.scrollWidth > element.clientWidth + 1 && HIDES.includes(style.overflowX);
    // Letters may reach out of a close line; what is missing below is a line at least.
    const isCutBelow = element.scrollHeight > element.clientHeight + 10 && HIDES.includes(style.overflowY);
    const isCut = isCutBeside || isCutBelow;
    // What is cut off in a link can be read on the page it leads to.
    const canBeRead =
      element.closest('a, button, [title]') !== null && (isCutBelow || style.textOverflow === 'ellipsis');
    // What is only for readers of screens is one pixel wide.
    if (isCut && element.clientWidth > 2 && !canBeRead)
      faults.add(`cuts its text: ${nameOf(element)} ${text.slice(0, 16)}`);
    const frame = frameOf(element);
    if (frame.isHeld) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = range.getClientRects();
    // A sentence in a column of a few letters: the column was never meant to be so narrow.
    if (
      lines.length > 5 &&
      text.length / lines.length < 4 &&
      style.writingMode === 'horizontal-tb' &&
      !element.closest('pre')
    )
      faults.add(`is squeezed: ${nameOf(element)} ${text.slice(0, 16)}`);
    for (const rect of lines) {
      const box = within(rect, frame);
      if (box.right - box.left > 2 && box.bottom - box.top > 2) texts.push({ box, element, text });
    }
  }
  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of texts.entries()) {
    for (let next = index + 1; next < texts.length; next += 1) {
      const other = texts[next];
      if (!other || other.box.top >= one.box.bottom) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // Lines set close together share a few pixels of empty height.
      const isOver =
        across > 3 && down > 0.45 * Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (isOver && one.element !== other.element)
        faults.add(`lies over each other: ${one.text.slice(0, 10)} / ${other.text.slice(0, 10)}`);
    }
  }
  return [...faults];
}

/** What an editor would mark on the page: a number that touches its unit, a gap behind Chinese punctuation. Runs in the browser too. */
export function printFaults(): string[] {
  const TOUCHES = /(?<![第\d.])\d+(?:\.\d+)?(?:分钟|小时|秒|天|部|集|篇|条|次|个|位|张|KB|MB|GB)/;
  const GAP = /[。，；：、！？] +\p{Script=Han}/u;
  const faults: string[] = [];
  for (const element of document.querySelectorAll('main *:not(script, style, textarea, pre, code, svg *)')) {
    // What React wrote piece by piece is one sentence; a child in between has its own distance.
    const said = [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data : node instanceof Comment ? '' : '\n'))
      .join('');
    for (const rule of [TOUCHES, GAP]) {
      const found = rule.exec(said)?.[0];
      // An example of a tool may show just what the tool mends.
      if (found && !element.closest('.tool-example, .code-area'))
        faults.push(`is set wrongly: ${found} in ${said.slice(0, 30)}`);
    }
  }
  return faults;
}

/** Which part of the window is covered by what does not scroll away, above and below. Runs in the browser too. */
export function heldShare(): number {
  let [above, below] = [0, 0];
  for (const element of document.querySelectorAll('body *')) {
    const { position, top, bottom } = getComputedStyle(element);
    if (!['fixed', 'sticky'].includes(position) || !element.checkVisibility({ opacityProperty: true })) continue;
    // What is drawn over all of it and lets every touch through is no bar.
    if (getComputedStyle(element).pointerEvents === 'none') continue;
    const box = element.getBoundingClientRect();
    const isBar = box.width > window.innerWidth / 2 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight;
    const isAt = (one: number, other: string) => Math.abs(one - Number.parseFloat(other)) < 2;
    const isHeld = position === 'fixed' || isAt(box.top, top) || isAt(window.innerHeight - box.bottom, bottom);
    if (!isBar || !isHeld) continue;
    if (box.top < window.innerHeight / 2) above = Math.max(above, box.bottom);
    else below = Math.max(below, window.innerHeight - box.top);
  }
  return (above + below) / window.innerHeight;
}

/** Makes every text so much larger, and nothing else, as phones do for who wants it. Runs in the browser too. */
export function enlargeTexts(factor: number): void {
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
  const sizes = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(hasText)
    .map((element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const);
  for (const [element, size] of sizes) element.style.setProperty('font-size', `${size * factor}px`, 'important');
}
