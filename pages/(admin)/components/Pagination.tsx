import { ListLink } from './ListLink.tsx';
import { useListAddress } from './useListAddress.ts';

const POR_PAGINA = 50;

/** How many rows there are, and the ways to the other pages. */
export function Pagination({ total }: { total: number }) {
  const { search } = useListAddress();
  const pages = Math.max(1, Math.ceil(total / POR_PAGINA));
  const page = Math.min(pages, Math.max(1, Number(search.pagina) || 1));
  return (
    <nav className="pagination" aria-label="Páginas da lista">
      <p>
        {total.toLocaleString('pt-BR')} {total === 1 ? 'linha' : 'linhas'}
        {pages > 1 && `, página ${page} de ${pages}`}
      </p>
      {page > 1 && <ListLink changes={{ pagina: page - 1 }}>Anterior</ListLink>}
      {page < pages && <ListLink changes={{ pagina: page + 1 }}>Próxima</ListLink>}
    </nav>
  );
}
