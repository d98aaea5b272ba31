import { useEffect, useRef, type ReactNode } from 'react';

/** One of the numbered steps of the order, which stand on one page. */
export function Block({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="order-block" aria-labelledby={`bloco-${number}`}>
      <h2 id={`bloco-${number}`}>
        <span className="order-block__number">{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}

interface OptionalProps {
  /** What can be said here. */
  title: string;
  /** Whether something stands in it that has to be seen: it opens, and is closed by hand alone. */
  wanted: boolean;
  children: ReactNode;
}

/** What may be left out, out of the way until somebody asks for it. */
export function Optional({ title, wanted, children }: OptionalProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wanted) details.current!.open = true;
  }, [wanted]);
  return (
    <details ref={details} className="order-optional">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
