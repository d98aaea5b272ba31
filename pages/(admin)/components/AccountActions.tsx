import { Link } from '@tanstack/react-router';
import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';
import type { Deed } from './useAccountDialog.ts';

type Conta = AdministradoresQuery['administradores'][number];

interface AccountActionsProps {
  conta: Conta;
  /** Whether it is that of who looks. */
  propria: boolean;
  onAsk: (deed: Deed) => void;
}

/** What can be done with an account. */
export function AccountActions({ conta, propria, onAsk }: AccountActionsProps) {
  return (
    <span className="row-actions">
      {propria ? (
        <Link to="/senha" className="row-action">
          Minha conta
        </Link>
      ) : (
        <>
          <button type="button" className="row-action" onClick={() => onAsk('role')}>
            Papel<span className="visually-hidden"> de {conta.usuario}</span>
          </button>
          {conta.ativo && (
            <button type="button" className="row-action" onClick={() => onAsk('link')}>
              {conta.link?.motivo === 'convite' ? 'Convidar de novo' : 'Link para nova senha'}
              <span className="visually-hidden"> {conta.usuario}</span>
            </button>
          )}
          <button type="button" className="row-action" onClick={() => onAsk('password')}>
            Nova senha<span className="visually-hidden"> para {conta.usuario}</span>
          </button>
          {conta.fatorDesde && (
            <button type="button" className="row-action" onClick={() => onAsk('factor')}>
              Tirar o segundo fator<span className="visually-hidden"> de {conta.usuario}</span>
            </button>
          )}
        </>
      )}
      <button type="button" className="row-action" onClick={() => onAsk('mail')}>
        E-mail<span className="visually-hidden"> de {conta.usuario}</span>
      </button>
      {!propria && (
        <button type="button" className="row-action" onClick={() => onAsk('switch')}>
          {conta.ativo ? 'Desativar' : 'Ativar'}
          <span className="visually-hidden"> {conta.usuario}</span>
        </button>
      )}
    </span>
  );
}
