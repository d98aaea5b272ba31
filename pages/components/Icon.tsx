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

/** The icon of a menu entry; its sprite is not fetched before `wanted`. */
export function MenuIcon({ name, wanted, size = 22 }: IconProps<MenuIconName> & { wanted: boolean }) {
  return <SpriteIcon href={wanted ? `${menuSprite}#${name}` : undefined} size={size} />;
}

function SpriteIcon({ href, size }: { href: string | undefined; size: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}
