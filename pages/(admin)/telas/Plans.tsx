import type { PlanoTipo } from '../../../graphql/generated/admin/graphql.ts';
import { callAdmin, type Refusal } from '../adminApi.ts';
import { DuplicarPlano, ExcluirPlano, PlanosDoTipo, ReordenarPlanos, SalvarPlano } from '../catalogo.adminQuery.ts';
import type { Campo, Opcao } from '../components/campo.ts';
import { Crud } from '../components/Crud.tsx';
import { FilterSelect } from '../components/FilterBar.tsx';
import { useListAddress } from '../components/useListAddress.ts';
import { Preview } from '../components/Preview.tsx';
import { reais, simNao } from '../format.ts';
import type { DataOf } from './listas.data.ts';

const desconto = (nome: string, rotulo: string, ajuda: string): Campo => ({
  tipo: 'numero',
  nome,
  rotulo,
  ajuda,
  porcentagem: () => true,
});
const numero = (nome: string, rotulo: string, ajuda?: string): Campo => ({
  tipo: 'numero',
  nome,
  rotulo,
  ...(ajuda && { ajuda }),
});

function camposDoPlano(tipos: readonly Opcao[]): Campo[] {
  return [
    { tipo: 'texto', nome: 'nome', rotulo: 'Nome', obrigatorio: true },
    {
      tipo: 'escolha',
      nome: 'planoTipo',
      rotulo: 'Tipo',
      obrigatorio: true,
      opcoes: tipos,
      vazio: 'Selecione o tipo de plano',
    },
    { tipo: 'numero', nome: 'valor', rotulo: 'Valor mensal (R$)', obrigatorio: true, dinheiro: () => true },
    { tipo: 'numero', nome: 'ordem', rotulo: 'Ordem', padrao: 0 },
    desconto('desconto1', 'Desconto 1 (%)', '1 mês'),
    desconto('desconto2', 'Desconto 2 (%)', '6 meses; 12 em PHP e revenda'),
    desconto('desconto3', 'Desconto 3 (%)', '12 meses; 24 em PHP e revenda'),
    { tipo: 'sinal', nome: 'ativo', rotulo: 'Ativo', padrao: true },
    { tipo: 'sinal', nome: 'promocional', rotulo: 'Destaque promoção', ajuda: 'Mostra o selo PROMOÇÃO' },
    { tipo: 'area', nome: 'descricao', rotulo: 'Descrição' },
    numero('processamento', 'Processamento (vCores)'),
    numero('ram1', 'RAM', 'MB em hospedagem e revenda, GB em VPS e dedicado'),
    numero('ram2', 'RAM da JVM (MB)', 'Java e Spring Boot'),
    numero('disco', 'Disco (GB)'),
    { tipo: 'texto', nome: 'tecnologia', rotulo: 'Tecnologia' },
    { tipo: 'texto', nome: 'banco', rotulo: 'Banco de dados' },
    numero('dominios', 'Domínios', 'Contas cPanel no VPS cPanel'),
    numero('subdominios', 'Subdomínios'),
    numero('emails', 'E-mails'),
    numero('app', 'Aplicativos', 'Velocidade do link, em Mbps, em VPS e dedicado'),
  ];
}

/** Deletes a plan; one that something names only after saying what. @throws Refusal */
async function excluir(id: string): Promise<void> {
  try {
    await callAdmin(ExcluirPlano, { id, mesmoEmUso: false });
  } catch (error) {
    const { code, message } = error as Refusal;
    if (code !== 'PLANO_EM_USO' || !window.confirm(`${message} Excluir mesmo assim?`)) throw error;
    await callAdmin(ExcluirPlano, { id, mesmoEmUso: true });
  }
}

/** Planos (sections 2.4 and 5.5). */
export function PlanScreen({ lista, tipos }: DataOf<'planos'>) {
  const { search } = useListAddress();
  const tipo = tipos.find(({ valor }) => valor === search.tipo)?.valor as PlanoTipo | undefined;
  const rotuloDoTipo = new Map<string, string>(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  return (
    <Crud
      titulo="Planos"
      tabela="plano"
      textos={{
        novo: 'Novo Plano',
        editar: 'Editar Plano',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Tem certeza que deseja excluir este plano?',
        procura: 'Nome do plano',
        salvo: 'Plano salvo. O site já mostra assim.',
      }}
      lista={lista}
      colunas={[
        { titulo: 'Nome', ordenar: 'nome', mostrar: ({ nome }) => <strong>{nome}</strong> },
        { titulo: 'Valor', ordenar: 'valor', mostrar: ({ valor }) => reais(valor) },
        { titulo: 'Tipo', ordenar: 'planoTipo', mostrar: ({ planoTipo }) => rotuloDoTipo.get(planoTipo) },
        { titulo: 'Ativo', ordenar: 'ativo', mostrar: ({ ativo }) => simNao(ativo) },
        { titulo: 'Destaque Promoção', ordenar: 'promocional', mostrar: ({ promocional }) => simNao(promocional) },
        { titulo: 'Ordem', ordenar: 'ordem', mostrar: ({ ordem }) => ordem },
      ]}
      campos={camposDoPlano(tipos)}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { ativo } = (await callAdmin(SalvarPlano, variables)).salvarPlano;
        return ativo ? 'Plano salvo. O site já mostra assim.' : 'Plano salvo. Está fora de venda: o site não o mostra.';
      }}
      excluir={excluir}
      duplicar={(id) => callAdmin(DuplicarPlano, { id })}
      reordenar={(ids) => callAdmin(ReordenarPlanos, { ids })}
      semOrdem={tipo ? undefined : 'Para reordenar, escolha um tipo de plano.'}
      grupo={async () =>
        (await callAdmin(PlanosDoTipo, { tipo: tipo! })).todosOsPlanos.map(({ id, nome, ativo }) => ({
          id,
          rotulo: ativo ? nome : `${nome} (fora de venda)`,
        }))
      }
      previa={(valores) => <Preview tipo="plano" valores={valores} />}
      filtros={
        <>
          <FilterSelect nome="tipo" rotulo="Tipo" opcoes={tipos} />
          <FilterSelect
            nome="ativo"
            rotulo="Ativo"
            opcoes={[
              { valor: 'sim', rotulo: 'Sim' },
              { valor: 'nao', rotulo: 'Não' },
            ]}
          />
        </>
      }
    />
  );
}
