import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { keepTyped } from '../typed.ts';

/** What somebody quick has typed before React takes the page over. */
const early = typeof document === 'undefined' ? null : keepTyped();

/** The widgets speak Portuguese and write days as people here do, whatever the browser says. */
export default function Wrapper({ children }: { children: ReactNode }) {
  useEffect(() => early?.give(), []);
  return (
    <I18nProvider locale="pt-BR">
      {/* Where an element has this id react-aria writes no style of its own into the page, which the policy forbids: form.css has it. */}
      <template id="react-aria-pressable-style" />
      {children}
    </I18nProvider>
  );
}
