import type { CompararCatalogoMutation } from '../../../graphql/generated/admin/graphql.ts';
import { palavraDe } from '../../../modules/editing/tabela.ts';
import { TITULOS } from '../../../modules/transfer/catalogo.ts';
import { FieldChanges, NewFields } from './ChangeList.tsx';
import { OF_A_FILE } from './tables.ts';

type Comparacao = CompararCatalogoMutation['compararCatalogo'];

/** What a file would change, table by table, or what is wrong with it, under its name. */
export function FileDifferences({ nome, comparacao }: { nome: string; comparacao: Comparacao }) {
  return (
    <>
      <h3>{nome}</h3>
      <Differences {...comparacao} />
    </>
  );
}

function Differences({ erros, tabelas }: Comparacao) {
  if (erros.length > 0) {
    return (
      <ul className="changes">
        {erros.map(({ onde, campo, mensagem }, i) => (
          <li key={i}>
            <strong>
              {onde}
              {campo && `, ${campo}`}
            </strong>
            : {mensagem}
          </li>
        ))}
      </ul>
    );
  }
  return tabelas.map((tabela) => <TableDifferences key={tabela.tabela} {...tabela} />);
}

function TableDifferences({ tabela, novas, alteradas, iguais, soNaLoja }: Comparacao['tabelas'][number]) {
  return (
    <section aria-label={TITULOS[tabela]}>
      <h4>{TITULOS[tabela]}</h4>
      <p>
        {novas.length} a criar, {alteradas.length} a alterar, {iguais} iguais, {soNaLoja.length} só na loja.
      </p>
      <ul className="changes">
        {novas.map((linha, i) => (
          <li key={`novo ${i}`}>
            Cria <em>{linha.rotulo}</em>
            <NewFields tabela={palavraDe(OF_A_FILE[tabela])} mudancas={linha.mudancas} aberto />
            <Checked {...linha} />
          </li>
        ))}
        {alteradas.map((linha, i) => (
          <li key={`alterado ${i}`}>
            Altera <em>{linha.rotulo}</em>
            <FieldChanges tabela={palavraDe(OF_A_FILE[tabela])} mudancas={linha.mudancas} />
            <Checked {...linha} />
          </li>
        ))}
      </ul>
      {soNaLoja.length > 0 && (
        <details>
          <summary>Só na loja, ficam como estão</summary>
          <ul>
            {soNaLoja.map((rotulo, i) => (
              <li key={i}>{rotulo}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What the row's own form would ask, and that the site goes on showing something else. */
function Checked({ aviso, perguntas }: Pick<Comparacao['tabelas'][number]['novas'][number], 'aviso' | 'perguntas'>) {
  return (
    <>
      {perguntas.map((pergunta) => (
        <p key={pergunta}>
          <strong>Confira:</strong> {pergunta}
        </p>
      ))}
      {aviso && <p>{aviso}</p>}
    </>
  );
}
