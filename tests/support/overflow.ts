import type { Page } from '@playwright/test';

/** Texts that leave the box in which they stand (its frame, its background, or the window), each with what it leaves. */
export function textsOutOfTheirBox(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1;
    const found = new Set<string>();
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || parent.closest('.visually-hidden, [inert], noscript, script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 0) check(node.textContent, rect, parent);
    }
    return [...found];

    /** Looks outward, as far as the next box that scrolls: what is outside of that can be reached. */
    function check(text: string, rect: DOMRect, parent: Element): void {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        // What scrolls can be reached; what is clipped away whole is for screen readers.
        if (['auto', 'scroll'].includes(style.overflowX) || style.clipPath !== 'none') return;
        if (!isPainted(style)) continue;
        const { left, right } = box.getBoundingClientRect();
        if (rect.left < left - TOLERANCE || rect.right > right + TOLERANCE)
          found.add(`"${text.trim()}" leaves ${box.tagName.toLowerCase()}.${box.className}`);
        if (style.position === 'absolute' || style.position === 'fixed') return;
      }
    }

    function isPainted(style: CSSStyleDeclaration): boolean {
      const frame = ['Top', 'Right', 'Bottom', 'Left'] as const;
      return (
        !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor) ||
        style.overflowX !== 'visible' ||
        frame.some((side) => parseFloat(style[`border${side}Width`]) > 0)
      );
    }
  });
}
