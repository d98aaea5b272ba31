import { useHydrated } from '../publicPage.tsx';
import { Copy } from './Copy.tsx';

/** The address at which an order is followed: no letter need come for it to be found again. @param endereco absolute */
export function KeepAddress({ endereco }: { endereco: string }) {
  const hydrated = useHydrated();
  return (
    <section className="follow__keep" aria-labelledby="keep">
      <h2 id="keep">Guarde o endereço do pedido</h2>
      <p>Quem o tem vê em que pé está o pedido, e nenhum dado seu aparece ali.</p>
      <Copy rotulo="Endereço do pedido" texto={endereco} botao="Copiar o endereço" copiado="Endereço copiado." />
      {hydrated && (
        <p className="follow__print">
          <button type="button" className="button button--ghost" onClick={() => window.print()}>
            Imprimir esta página
          </button>
        </p>
      )}
    </section>
  );
}
