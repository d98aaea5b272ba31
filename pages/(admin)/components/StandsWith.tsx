import { Link } from '@tanstack/react-router';
import { MUITAS } from '../../../modules/editing/fila.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';

type Conta = Pick<AdministradoresQuery['administradores'][number], 'usuario' | 'emAberto'>;

/** What stands with an account and is not done, each leading to its list: nobody else finds it by himself once the account sees to nothing. */
export function StandsWith({ conta: { usuario, emAberto } }: { conta: Conta }) {
  const { assinaturas, mensagens } = emAberto;
  if (assinaturas + mensagens === 0) return <p>Nada em aberto está com {usuario}.</p>;
  const search = { responsavel: usuario, abertas: 'sim' } as const;
  return (
    <p>
      Em aberto com {usuario}:{' '}
      {assinaturas > 0 && (
        <Link to="/assinaturas" search={search}>
          {escrever(assinaturas, 'assinatura', 'assinaturas')}
        </Link>
      )}
      {assinaturas > 0 && mensagens > 0 && ' e '}
      {mensagens > 0 && (
        <Link to="/mensagens" search={search}>
          {escrever(mensagens, 'mensagem', 'mensagens')}
        </Link>
      )}
      .
    </p>
  );
}

function escrever(quantas: number, uma: string, muitas: string): string {
  return quantas > MUITAS ? `mais de ${MUITAS} ${muitas}` : contadas(quantas, uma, muitas);
}
