import { Link } from '@tanstack/react-router';

/** Leads to what there is of each of these documents and addresses. */
export function PersonLinks({ titulares }: { titulares: readonly string[] }) {
  return titulares.map((titular, i) => (
    <span key={titular}>
      {i > 0 && ', '}
      <Link to="/pessoa" search={{ titular }}>
        {titular}
      </Link>
    </span>
  ));
}
