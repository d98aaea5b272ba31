/** The scene of a family, in the page's colours; the text beside it carries the meaning. @param src of its file */
export function Drawing({ src }: { src: string }) {
  return (
    <svg className="drawing" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <use href={`${src}#cena`} />
    </svg>
  );
}
