/**
 * What a reader would call broken on the page as it now stands, one line each. Runs inside the browser, so it may use
 * nothing from outside itself.
 */
export function layoutFaults(): string[] {
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`scrolls sideways: ${root.scrollWidth} px`);

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;
  const isMeantToBeUnseen = (element: Element) =>
    element.closest(
      '.visually-hidden, [hidden], [inert], [popover]:not(:popover-open), dialog:not([open]), noscript',
    ) !== null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isOnlyForReaders = (element: Element) =>
    [...element.childNodes].every((node) => node instanceof Element && node.matches('.visually-hidden'));
  const isHeld = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  /** The part of a box that no frame around it cuts off. */
  const shownPart = (box: DOMRect, element: Element) => {
    let { left, right, top, bottom } = box;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  };

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

  const texts: { box: ReturnType<typeof shownPart>; element: Element; text: string }[] = [];
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
    const isCut = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(style.overflowX);
    // What is cut off in a link can be read on the page it leads to.
    const canBeRead = element.closest('a, button, [title]') !== null && style.textOverflow === 'ellipsis';
    // What is only for readers of screens is one pixel wide.
    if (isCut && element.clientWidth > 2 && !canBeRead)
      faults.add(`cuts its text: ${nameOf(element)} ${text.slice(0, 16)}`);
    if (isHeld(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = shownPart(rect, element);
      if (box.right - box.left > 2 && box.bottom - box.top > 2) texts.push({ box, element, text });
    }
  }
  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
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
