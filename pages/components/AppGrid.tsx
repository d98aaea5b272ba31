interface AppGridProps {
  aplicativos: readonly { nome: string; categoria: string }[];
}

/** Applications of the panel's store. */
export function AppGrid({ aplicativos }: AppGridProps) {
  return (
    <ul className="apps__grid">
      {aplicativos.map(({ nome, categoria }) => (
        <li key={nome}>
          <span className="apps__mark" aria-hidden="true">
            {nome.slice(0, 2)}
          </span>
          <strong>{nome}</strong>
          <span>{categoria}</span>
        </li>
      ))}
    </ul>
  );
}
