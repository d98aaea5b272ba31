import { PAGE_SIZE } from '../../../modules/editing/pageSize.ts';
import { ListLink } from './ListLink.tsx';
import { useListAddress } from './useListAddress.ts';

/** How many rows there are, and the ways to the other pages. */
export function Pagination({ total }: { total: number }) {
  const { search } = useListAddress();
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // The last row of the last page may have gone since.
  const asked = Math.max(1, Number(search.pagina) || 1);
  const page = Math.min(pages, asked);
  return (
    <nav className="pagination" aria-label="Páginas da lista">
      <p>
        {total.toLocaleString('pt-BR')} {total === 1 ? 'linha' : 'linhas'}
        {pages > 1 && `, página ${page} de ${pages}`}
      </p>
      {asked > 1 && <ListLink changes={{ pagina: Math.min(pages, asked - 1) }}>Anterior</ListLink>}
      {page < pages && <ListLink changes={{ pagina: page + 1 }}>Próxima</ListLink>}
    </nav>
  );
}
