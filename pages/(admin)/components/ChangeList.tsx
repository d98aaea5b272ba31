import { instante } from '../format.ts';

const VERBOS = { criou: 'criou', alterou: 'alterou', excluiu: 'excluiu' } as const;

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
            <time dateTime={em}>{instante(em)}</time> <strong>{usuario}</strong> {VERBOS[acao]} {tabela} <em>{rotulo}</em>
            {semVersao && ', sem conferir a versão'}
          </p>
          {acao === 'alterou' && <FieldChanges mudancas={mudancas} />}
        </li>
      ))}
    </ol>
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
