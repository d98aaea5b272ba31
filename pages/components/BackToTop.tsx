import { Icon } from './Icon.tsx';

/** Appears after the first screen, by position alone, so that it works without JavaScript. */
export function BackToTop() {
  return (
    <div className="back-to-top">
      <a href="#topo" aria-label="Voltar ao topo">
        <Icon name="arrow-up" size={22} />
      </a>
    </div>
  );
}
