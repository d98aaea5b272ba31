import { instante } from '../format.ts';

const VERBOS = { criou: 'criou', alterou: 'alterou', excluiu: 'excluiu', exportou: 'exportou', apagou: 'apagou' } as const;

/** What is not called by the name of a table. */
export const NOMES: Readonly<Record<string, string>> = { titular: 'dados de uma pessoa', prazo: 'o que passou do prazo' };

/** Columns whose name is not what the forms call them. */
const ROTULOS: Readonly<Record<string, string>> = {
  valor: 'Valor',
  planoTipo: 'Tipo',
  planoId: 'Plano',
  plano: 'Plano',
  dataInicio: 'Primeiro dia',
  dataFim: 'Último dia',
  ativo: 'Ativo',
  ordem: 'Ordem',
  nome: 'Nome',
  titulo: 'Título',
  texto: 'Texto',
  descricao: 'Descrição',
  alt: 'Descrição da imagem',
  imagem: 'Imagem',
  icone: 'Ícone',
  link: 'Link',
  papel: 'Papel',
  consentimento: 'Consentimento',
  demonstracao: 'Exemplo de demonstração',
  codigo: 'Código',
  tipo: 'Tipo',
  promocional: 'Destaque promoção',
  desconto1: 'Desconto 1 (%)',
  desconto2: 'Desconto 2 (%)',
  desconto3: 'Desconto 3 (%)',
  status: 'Status',
  nota: 'Nota',
  valorConferido: 'Valor conferido',
  textoProcurado: 'Texto procurado',
  periodo: 'Período (meses)',
  de: 'De',
  ate: 'Até',
};

interface Mudanca {
  campo: string;
  de?: string | null;
  para?: string | null;
}

interface Alteracao {
  id: string;
  em: string;
  usuario: string;
  acao: keyof typeof VERBOS;
  tabela: string;
  rotulo: string;
  semVersao: boolean;
  mudancas: readonly Mudanca[];
}

/** Lines of the trace: who changed what, when, from what to what. */
export function ChangeList({ alteracoes }: { alteracoes: readonly Alteracao[] }) {
  if (alteracoes.length === 0) return <p className="empty">Nenhuma alteração registrada.</p>;
  return (
    <ol className="changes">
      {alteracoes.map(({ id, em, usuario, acao, tabela, rotulo, semVersao, mudancas }) => (
        <li key={id}>
          <p>
            <time dateTime={em}>{instante(em)}</time> <strong>{usuario}</strong> {VERBOS[acao]} {NOMES[tabela] ?? tabela}{' '}
            <em>{rotulo}</em>
            {semVersao && ', sem conferir a versão'}
          </p>
          {acao === 'alterou' && <FieldChanges mudancas={mudancas} />}
          {acao === 'exportou' && <Filters mudancas={mudancas} />}
        </li>
      ))}
    </ol>
  );
}

/** What narrowed an export. */
function Filters({ mudancas }: { mudancas: readonly Mudanca[] }) {
  if (mudancas.length === 0) return null;
  return (
    <ul>
      {mudancas.map(({ campo, para }) => (
        <li key={campo}>
          <span className="changes__field">{ROTULOS[campo] ?? campo}</span>: {para}
        </li>
      ))}
    </ul>
  );
}

/** Fields of one row, from what to what. */
export function FieldChanges({ mudancas }: { mudancas: readonly Mudanca[] }) {
  return (
    <ul>
      {mudancas.map(({ campo, de, para }) => (
        <li key={campo}>
          <span className="changes__field">{ROTULOS[campo] ?? campo}</span>: {de ?? 'vazio'} → {para ?? 'vazio'}
        </li>
      ))}
    </ul>
  );
}
