import { preload } from 'react-dom';
import type { IconName, MenuIconName } from './iconName.ts';
import sprite from './icons.svg?url';
import menuSprite from './menuIcons.svg?url';

interface IconProps<Name> {
  name: Name;
  size?: number;
}

/** A decorative icon of the interface; the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: IconProps<IconName>) {
  return <SpriteIcon href={`${sprite}#${name}`} size={size} />;
}

/** The icon of a plan family in menus and lists. */
export function MenuIcon({ name, size = 22 }: IconProps<MenuIconName>) {
  return <SpriteIcon href={`${menuSprite}#${name}`} size={size} />;
}

/** Fetches the menu's icons, so that they are there when the menu opens. */
export function preloadMenuIcons(): void {
  preload(menuSprite, { as: 'image', type: 'image/svg+xml' });
}

function SpriteIcon({ href, size }: { href: string; size: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}
