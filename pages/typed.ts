type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  /** Whether somebody has begun already. */
  any: boolean;
  /** Gives it to whoever listens by then; once. */
  give: () => void;
}

/** Remembers what is typed and chosen before React takes the page over, which forms would overwrite with the values that they begin with. */
export function keepTyped(): Typed {
  const touched = new Map<Control, string | boolean>();
  const keep = (control: Control) => touched.set(control, valueOf(control));
  const onInput = ({ target }: Event) => isControl(target) && keep(target);
  // What the browser restores after a reload or the back button nobody has typed: a draft knows better.
  if (isFirstView())
    for (const control of document.querySelectorAll<Control>('input, textarea, select')) if (isChanged(control)) keep(control);
  addEventListener('input', onInput, true);
  return {
    any: touched.size > 0,
    give() {
      removeEventListener('input', onInput, true);
      for (const [control, value] of touched) giveAgain(control, value);
      touched.clear();
    },
  };
}

/** Whether the page was opened by a link or an address, and not by a reload or the back button. */
export function isFirstView(): boolean {
  return viewType() === 'navigate';
}

/** How the browser came to this view of the page. */
export function viewType(): NavigationTimingType | undefined {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return view?.type;
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function isChanged(control: Control): boolean {
  // Of several of which one is chosen, that one alone was chosen.
  if (isChoice(control)) return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options);
    return (
      control.selectedIndex !==
      Math.max(
        0,
        options.findIndex((option) => option.defaultSelected),
      )
    );
  }
  return control.value !== control.defaultValue;
}

function valueOf(control: Control): string | boolean {
  return isChoice(control) ? control.checked : control.value;
}

/** As if it happened now. React compares with what it saw last, so that it is made to see something else first. */
function giveAgain(control: Control, value: string | boolean): void {
  if (isChoice(control)) {
    control.checked = !value;
    control.click();
    return;
  }
  const caret = control instanceof HTMLSelectElement ? null : control.selectionStart;
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  if (!(control instanceof HTMLSelectElement) && caret !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}
