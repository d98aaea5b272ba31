/** Who may send an operation: anybody, a machine with its key, or somebody who has signed in. */
export type Acesso = 'todos' | 'chave' | 'equipe';

export interface Operation {
  /** What the link to it says. */
  titulo: string;
  acesso: Acesso;
  document: string;
  variables?: Record<string, unknown>;
}

/** What goes with an operation for machines, until somebody writes a key of their own there. */
export const HEADERS_OF_A_KEY = { Authorization: 'Bearer loja_cole_aqui_a_chave' };

/** Operations to begin with, by the name that the explorer's address gives them. The variables are an example to be filled in. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  planos: {
    titulo: 'Planos à venda',
    acesso: 'todos',
    document: `query Planos($tipo: PlanoTipo) {
  planos(tipo: $tipo) {
    id
    planoTipo
    nome
    valor
    desconto1
    desconto2
    desconto3
  }
}`,
    variables: { tipo: 'PHP' },
  },
  familias: {
    titulo: 'O que pode ser assinado',
    acesso: 'todos',
    document: `query Familias {
  familias {
    tipo
    tipos
    nome
    rotaAssinatura
    periodos
    sistemas
    discos {
      quantidade
      valor
    }
    ips {
      quantidade
      valor
    }
  }
}`,
  },
  cotacao: {
    titulo: 'Cotação',
    acesso: 'todos',
    document: `query Cotacao($input: CotacaoInput!) {
  cotacao(input: $input) {
    valor
    linhas {
      descricao
      valor
    }
  }
}`,
    variables: { input: { planoId: '1', periodo: 12, cupom: '' } },
  },
  cupom: {
    titulo: 'Cupom de um plano',
    acesso: 'todos',
    document: `query Cupom($codigo: String!, $planoId: ID!) {
  cupom(codigo: $codigo, planoId: $planoId) {
    codigo
    tipo
    valor
    dataFim
  }
}`,
    variables: { codigo: 'FLORADA10', planoId: '1' },
  },
  acompanhamento: {
    titulo: 'Como está um pedido',
    acesso: 'todos',
    document: `query Acompanhar($clienteIdB: ID!) {
  acompanhamento(clienteIdB: $clienteIdB) {
    codigo
    etapa
    recebidoEm
    mudouEm
    plano
    periodo
    valor
    substituidoPor
  }
}`,
    variables: { clienteIdB: '00000000-0000-4000-8000-000000000000' },
  },
  criarAssinatura: {
    titulo: 'Criar assinatura',
    acesso: 'todos',
    document: `# Pede a verificação contra robôs (captchaToken), a menos que BOT_CHECK=off ou que uma chave com pedidos:criar esteja em Headers.
mutation CriarAssinatura($input: AssinaturaInput!) {
  criarAssinatura(input: $input) {
    clienteIdB
    codigo
    valor
  }
}`,
    variables: {
      input: {
        planoId: '1',
        periodo: 12,
        valor: 0,
        chave: 'uma-chave-nova-por-pedido',
        tipoDominio: 'subdominio',
        emailPrincipal: 'maria@exemplo.com.br',
        nomeEmpresa: 'Maria Aparecida de Souza',
        cpfCnpj: '52998224725',
        cep: '01310100',
        endereco: 'Avenida Paulista',
        numero: '1000',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        estado: 'SP',
        captchaToken: '',
      },
    },
  },
  pedidosDesde: {
    titulo: 'Pedidos que mudaram (pedidos:ler)',
    acesso: 'chave',
    document: `query PedidosDesde($cursor: String, $limite: Int) {
  pedidosDesde(cursor: $cursor, limite: $limite) {
    cursor
    mais
    pedidos {
      clienteIdB
      codigo
      status
      valor
      pagaEm
      referenciaExterna
    }
  }
}`,
    variables: { cursor: null, limite: 100 },
  },
  atualizarPedido: {
    titulo: 'O que foi feito de um pedido (pedidos:atualizar)',
    acesso: 'chave',
    document: `mutation AtualizarPedido($pedido: String!, $status: AssinaturaStatus, $referenciaExterna: String) {
  atualizarPedido(pedido: $pedido, status: $status, referenciaExterna: $referenciaExterna) {
    clienteIdB
    codigo
    status
    referenciaExterna
  }
}`,
    variables: { pedido: 'K7M4-2Q9X', status: 'em_atendimento', referenciaExterna: 'FAT-0042' },
  },
  criarChave: {
    titulo: 'Criar uma chave de acesso',
    acesso: 'equipe',
    document: `mutation CriarChave($nome: String!, $escopos: [String!]!, $expiraEm: DateTimeISO) {
  criarChave(nome: $nome, escopos: $escopos, expiraEm: $expiraEm) {
    segredo
    chaveDeAcesso {
      id
      nome
      escopos
      expiraEm
    }
  }
}`,
    variables: { nome: 'ERP: faturamento', escopos: ['pedidos:ler', 'pedidos:atualizar'], expiraEm: null },
  },
  painel: {
    titulo: 'Painel',
    acesso: 'equipe',
    document: `query Painel {
  painelAdmin {
    assinaturasNovas
    mensagensNovas
    porPlanoTipo {
      chave
      quantidade
      valor
    }
  }
}`,
  },
  assinaturas: {
    titulo: 'Assinaturas',
    acesso: 'equipe',
    document: `query Assinaturas($pagina: Int! = 1, $busca: String, $de: String, $ate: String) {
  assinaturas(pagina: $pagina, busca: $busca, de: $de, ate: $ate) {
    total
    itens {
      id
      criadaEm
      status
      nome
      email
      valor
    }
  }
}`,
    variables: { pagina: 1 },
  },
  planosCadastrados: {
    titulo: 'Planos cadastrados',
    acesso: 'equipe',
    document: `query PlanosCadastrados($pagina: Int! = 1, $tipo: PlanoTipo) {
  planosCadastrados(pagina: $pagina, tipo: $tipo) {
    total
    itens {
      id
      versao
      nome
      ativo
      valor
    }
  }
}`,
    variables: { pagina: 1 },
  },
};
