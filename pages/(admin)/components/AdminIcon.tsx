import type { IconName } from './iconName.ts';
import sprite from './icons.svg?url';

/** A decorative icon; the text beside it carries the meaning. */
export function AdminIcon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
