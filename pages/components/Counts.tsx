/** When and by what the company's numbers were counted, below them; nothing where nobody has said it. */
export function Counts({ contagens }: { contagens: readonly string[] | undefined }) {
  if (!contagens || contagens.length === 0) return null;
  return <p className="note">{contagens.join('. ')}.</p>;
}
