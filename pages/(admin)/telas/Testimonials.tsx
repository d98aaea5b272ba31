import { callAdmin } from '../adminApi.ts';
import { Crud } from '../components/Crud.tsx';
import { ExcluirDepoimento, ReordenarDepoimentos, SalvarDepoimento, TodosOsDepoimentos } from '../depoimentos.adminQuery.ts';
import { simNao } from '../format.ts';
import type { DataOf } from './listas.data.ts';

/** Characters of a testimonial that its line of the list shows. */
const CURTO = 90;

/** Depoimentos (D50). */
export function TestimonialScreen({ lista }: DataOf<'depoimentos'>) {
  return (
    <Crud
      titulo="Depoimentos"
      tabela="depoimento"
      textos={{
        novo: 'Novo Depoimento',
        editar: 'Editar Depoimento',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Deseja realmente excluir este depoimento?',
        procura: 'Nome',
        salvo: 'Depoimento salvo. O site já mostra assim.',
      }}
      lista={lista}
      colunas={[
        {
          titulo: 'Nome',
          ordenar: 'nome',
          mostrar: ({ nome, demonstracao }) => (
            <>
              <strong>{nome}</strong>
              {demonstracao && <span className="tag">Exemplo de demonstração</span>}
            </>
          ),
        },
        { titulo: 'Papel', mostrar: ({ papel }) => papel ?? '-' },
        { titulo: 'Texto', mostrar: ({ texto }) => encurtar(texto) },
        { titulo: 'Consentimento', ordenar: 'consentimento', mostrar: ({ consentimento }) => simNao(consentimento) },
        { titulo: 'Ativo', ordenar: 'ativo', mostrar: ({ ativo }) => simNao(ativo) },
        { titulo: 'Ordem', ordenar: 'ordem', mostrar: ({ ordem }) => ordem },
      ]}
      campos={[
        { tipo: 'texto', nome: 'nome', rotulo: 'Nome', obrigatorio: true },
        { tipo: 'texto', nome: 'papel', rotulo: 'Papel', ajuda: 'Cargo, empresa ou cidade' },
        { tipo: 'area', nome: 'texto', rotulo: 'Texto', obrigatorio: true },
        { tipo: 'texto', nome: 'link', rotulo: 'Link', ajuda: 'Site da pessoa: endereço completo, ou caminho deste site (/…)' },
        {
          tipo: 'sinal',
          nome: 'consentimento',
          rotulo: 'Consentimento',
          ajuda: 'A pessoa concordou em aparecer no site com este nome, este texto e este link; guarde a resposta dela.',
        },
        { tipo: 'numero', nome: 'ordem', rotulo: 'Ordem', padrao: 0 },
        { tipo: 'sinal', nome: 'ativo', rotulo: 'Ativo', padrao: true },
      ]}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { ativo, demonstracao } = (await callAdmin(SalvarDepoimento, variables)).salvarDepoimento;
        if (!ativo) return 'Depoimento salvo. Está desligado: o site não o mostra.';
        return demonstracao
          ? 'Depoimento salvo. É um exemplo: o site o mostra como tal, e só enquanto mostrar a demonstração.'
          : 'Depoimento salvo. O site já mostra assim.';
      }}
      excluir={(id) => callAdmin(ExcluirDepoimento, { id })}
      reordenar={(ids) => callAdmin(ReordenarDepoimentos, { ids })}
      grupo={async () =>
        (await callAdmin(TodosOsDepoimentos, {})).todosOsDepoimentos.map(({ id, nome }) => ({ id, rotulo: nome }))
      }
    />
  );
}

function encurtar(texto: string): string {
  return texto.length > CURTO ? `${texto.slice(0, CURTO).trimEnd()}…` : texto;
}
