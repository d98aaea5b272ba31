interface Operation {
  /** What the link to it says. */
  titulo: string;
  document: string;
  variables?: Record<string, unknown>;
}

/** Operations to begin with, by the name that the explorer's address gives them. The variables are an example to be filled in. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  planos: {
    titulo: 'Planos à venda',
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
    titulo: 'Criar assinatura (sem verificação contra robôs só com BOT_CHECK=off)',
    document: `mutation CriarAssinatura($input: AssinaturaInput!) {
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
  painel: {
    titulo: 'Painel (equipe)',
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
    titulo: 'Assinaturas (equipe)',
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
    titulo: 'Planos cadastrados (equipe)',
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
