import type { Page } from '@playwright/test';

const BUTTONS = 'button, [role="button"], a.button, a.admin-button, summary, input[type="submit"]';

/** A state of a button: pseudo-classes that the browser is told to assume, or an attribute. */
const STATES: Readonly<Record<string, { pseudo?: string[]; attribute?: [name: string, value: string] }>> = {
  rest: {},
  hover: { pseudo: ['hover'] },
  'focus-visible': { pseudo: ['focus', 'focus-visible'] },
  active: { pseudo: ['hover', 'active'] },
  disabled: { attribute: ['disabled', ''] },
  'aria-disabled': { attribute: ['aria-disabled', 'true'] },
  pressed: { attribute: ['aria-pressed', 'true'] },
};

/** Buttons of the open page that are hard to read in some state (WCAG 1.4.3, 1.4.11), or look as the browser made them. */
export async function unreadableButtons(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: BUTTONS });
  const found: string[] = [];
  for (const [state, { pseudo = [], attribute }] of Object.entries(STATES)) {
    for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudo });
    found.push(...(await page.evaluate(measure, { selector: BUTTONS, state, attribute: attribute ?? null })));
  }
  await devtools.detach();
  return found;
}

interface Question {
  selector: string;
  state: string;
  attribute: [string, string] | null;
}

/** Runs in the page. */
function measure({ selector, state, attribute }: Question): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const parse = (text: string): Colour => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b, a];
  };
  const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ];
  const background = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, background(element.parentElement));
  };
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((value) =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };

  const found = new Set<string>();
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    const before = attribute && button.getAttribute(attribute[0]);
    if (attribute) button.setAttribute(...attribute);
    const style = getComputedStyle(button);
    const behind = background(button);
    const light = [luminance(over(parse(style.color), behind)), luminance(behind)].sort((a, b) => b - a);
    const ratio = ((light[0] ?? 0) + 0.05) / ((light[1] ?? 0) + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const onlyPicture = button.textContent?.trim() === '';
    const name = `${button.tagName.toLowerCase()}.${button.className} "${button.textContent?.trim() || button.ariaLabel}" (${state})`;
    if (ratio < (large || onlyPicture ? 3 : 4.5)) found.add(`${name}: contrast ${ratio.toFixed(2)}`);
    if (button.tagName !== 'SUMMARY') {
      if (style.borderStyle.includes('outset')) found.add(`${name}: the browser's border`);
      if (/^rgb\((239|240), \1, \1\)$/.test(style.backgroundColor)) found.add(`${name}: the browser's background`);
      if (!onlyPicture && !style.fontFamily.includes('Figtree')) found.add(`${name}: the browser's font`);
    }
    if (attribute && before === null) button.removeAttribute(attribute[0]);
    else if (attribute) button.setAttribute(attribute[0], String(before));
  }
  return [...found];
}
