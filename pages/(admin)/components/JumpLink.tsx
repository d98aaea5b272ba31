import type { MouseEvent, ReactNode } from 'react';

interface JumpLinkProps {
  /** Id of what has the focus afterwards. */
  to: string;
  className: string;
  children: ReactNode;
}

/** Leads to another place of the screen. The address and the way back stay as they are: nobody leaves what they are typing. */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={className} href={`#${to}`} onClick={jump}>
      {children}
    </a>
  );
}
