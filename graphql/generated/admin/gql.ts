/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment LinhaAssinatura on Assinatura {\n  bairro\n  cep\n  cidade\n  clienteIdB\n  complemento\n  contaNasSomas\n  cpfCnpj\n  criadaEm\n  cupom\n  dataCadastro\n  dominio\n  dominioRegistro\n  email\n  emailCopia\n  endereco\n  espacoAdicional\n  estado\n  id\n  indicacao\n  infoAdicional\n  ipAdicional\n  nome\n  nota\n  numero\n  pagamento\n  plano\n  planoId\n  planoTipo\n  selectedSystem\n  status\n  statusEm\n  statusPor\n  substituiId\n  substituidaPorId\n  telCel\n  valor\n  valorConferido\n  valorEspacoAdicional\n  valorIpAdicional\n  versao\n}\n\nfragment LinhaBannerCadastrado on BannerCadastrado {\n  alt\n  ativo\n  dataFim\n  dataInicio\n  descricao\n  id\n  imagem\n  link\n  nome\n  ordem\n  tipo\n  versao\n}\n\nfragment LinhaBannerIcp on BannerIcp {\n  ativo\n  dataFim\n  dataInicio\n  descricao\n  id\n  imagem\n  link\n  nome\n  ordem\n  versao\n}\n\nfragment LinhaCupomCadastrado on CupomCadastrado {\n  ativo\n  codigo\n  dataFim\n  dataInicio\n  id\n  planoId\n  tipo\n  valor\n  versao\n}\n\nfragment LinhaDepoimentoCadastrado on DepoimentoCadastrado {\n  ativo\n  consentimento\n  demonstracao\n  id\n  link\n  nome\n  ordem\n  papel\n  texto\n  versao\n}\n\nfragment LinhaDestaque on Destaque {\n  ativo\n  icone\n  id\n  link\n  ordem\n  planoId\n  texto\n  titulo\n  versao\n}\n\nfragment LinhaMensagem on Mensagem {\n  assunto\n  celular\n  criadaEm\n  email\n  id\n  mensagem\n  nome\n  nota\n  status\n  statusEm\n  statusPor\n  versao\n}\n\nfragment LinhaPlano on Plano {\n  app\n  ativo\n  banco\n  desconto1\n  desconto2\n  desconto3\n  descricao\n  disco\n  dominios\n  emails\n  id\n  nome\n  ordem\n  planoTipo\n  processamento\n  promocional\n  ram1\n  ram2\n  subdominios\n  tecnologia\n  valor\n  versao\n}": typeof types.LinhaAssinaturaFragmentDoc,
    "\n  mutation CompararCatalogo($arquivo: Upload!) {\n    compararCatalogo(arquivo: $arquivo) {\n      resumo\n      erros {\n        onde\n        campo\n        mensagem\n      }\n      tabelas {\n        tabela\n        iguais\n        soNaLoja\n        novas {\n          rotulo\n          mudancas {\n            campo\n            de\n            para\n          }\n        }\n        alteradas {\n          rotulo\n          mudancas {\n            campo\n            de\n            para\n          }\n        }\n      }\n    }\n  }\n": typeof types.CompararCatalogoDocument,
    "\n  mutation AplicarCatalogo($arquivo: Upload!, $resumo: String!) {\n    aplicarCatalogo(arquivo: $arquivo, resumo: $resumo) {\n      resumo\n    }\n  }\n": typeof types.AplicarCatalogoDocument,
    "\n  query Assinaturas(\n    $pagina: Int!\n    $busca: String\n    $ordenar: String\n    $decrescente: Boolean\n    $status: AssinaturaStatus\n    $planoTipo: PlanoTipo\n    $periodo: Int\n    $de: String\n    $ate: String\n  ) {\n    assinaturas(\n      pagina: $pagina\n      busca: $busca\n      ordenar: $ordenar\n      decrescente: $decrescente\n      status: $status\n      planoTipo: $planoTipo\n      periodo: $periodo\n      de: $de\n      ate: $ate\n    ) {\n      total\n      itens {\n        id\n        criadaEm\n        status\n        nome\n        email\n        planoTipo\n        pagamento\n        valor\n        valorConferido\n        substituiId\n        substituidaPorId\n      }\n    }\n  }\n": typeof types.AssinaturasDocument,
    "\n  query AssinaturaAberta($id: ID!) {\n    assinatura(id: $id) {\n      id\n      versao\n      clienteIdB\n      substituiId\n      substituidaPorId\n      criadaEm\n      dataCadastro\n      status\n      statusPor\n      statusEm\n      notas {\n        id\n        texto\n        autor\n        em\n      }\n      nome\n      email\n      emailCopia\n      cpfCnpj\n      cep\n      endereco\n      numero\n      complemento\n      bairro\n      cidade\n      estado\n      telCel\n      pagamento\n      dominio\n      dominioRegistro\n      plano\n      planoId\n      planoTipo\n      selectedSystem\n      espacoAdicional\n      valorEspacoAdicional\n      ipAdicional\n      valorIpAdicional\n      indicacao\n      infoAdicional\n      cupom\n      valor\n      valorConferido\n      dadosGuardados {\n        campo\n        conteudo\n      }\n    }\n  }\n": typeof types.AssinaturaAbertaDocument,
    "\n  mutation AtenderAssinatura($id: ID!, $versao: Int!, $status: AssinaturaStatus, $nota: String!) {\n    atenderAssinatura(id: $id, versao: $versao, status: $status, nota: $nota) {\n      id\n      versao\n      status\n    }\n  }\n": typeof types.AtenderAssinaturaDocument,
    "\n  mutation ConfirmarValor($id: ID!, $versao: Int!, $valor: Float!) {\n    confirmarValor(id: $id, versao: $versao, valor: $valor) {\n      id\n      versao\n      status\n      contaNasSomas\n    }\n  }\n": typeof types.ConfirmarValorDocument,
    "\n  query Mensagens($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean, $status: MensagemStatus) {\n    mensagens(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, status: $status) {\n      total\n      itens {\n        id\n        criadaEm\n        status\n        nome\n        email\n        assunto\n      }\n    }\n  }\n": typeof types.MensagensDocument,
    "\n  query MensagemAberta($id: ID!) {\n    mensagem(id: $id) {\n      id\n      versao\n      criadaEm\n      status\n      statusPor\n      statusEm\n      notas {\n        id\n        texto\n        autor\n        em\n      }\n      nome\n      email\n      celular\n      assunto\n      mensagem\n    }\n  }\n": typeof types.MensagemAbertaDocument,
    "\n  mutation AtenderMensagem($id: ID!, $versao: Int!, $status: MensagemStatus, $nota: String!) {\n    atenderMensagem(id: $id, versao: $versao, status: $status, nota: $nota) {\n      id\n      versao\n      status\n    }\n  }\n": typeof types.AtenderMensagemDocument,
    "\n  query BannersCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    bannersCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaBannerCadastrado\n      }\n    }\n  }\n": typeof types.BannersCadastradosDocument,
    "\n  mutation SalvarBanner($id: ID, $versao: Int, $input: BannerInput!) {\n    salvarBanner(id: $id, versao: $versao, input: $input) {\n      id\n      tipo\n      ativo\n      dataInicio\n      dataFim\n    }\n  }\n": typeof types.SalvarBannerDocument,
    "\n  mutation ExcluirBanner($id: ID!) {\n    excluirBanner(id: $id)\n  }\n": typeof types.ExcluirBannerDocument,
    "\n  mutation ReordenarBanners($ids: [Int!]!) {\n    reordenarBanners(ids: $ids)\n  }\n": typeof types.ReordenarBannersDocument,
    "\n  query BannersIcpCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    bannersIcpCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaBannerIcp\n      }\n    }\n  }\n": typeof types.BannersIcpCadastradosDocument,
    "\n  mutation SalvarBannerIcp($id: ID, $versao: Int, $input: BannerIcpInput!) {\n    salvarBannerIcp(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      dataInicio\n      dataFim\n    }\n  }\n": typeof types.SalvarBannerIcpDocument,
    "\n  mutation ExcluirBannerIcp($id: ID!) {\n    excluirBannerIcp(id: $id)\n  }\n": typeof types.ExcluirBannerIcpDocument,
    "\n  mutation ReordenarBannersIcp($ids: [Int!]!) {\n    reordenarBannersIcp(ids: $ids)\n  }\n": typeof types.ReordenarBannersIcpDocument,
    "\n  query TodosOsBanners {\n    todosOsBanners {\n      id\n      nome\n    }\n  }\n": typeof types.TodosOsBannersDocument,
    "\n  query TodosOsBannersIcp {\n    todosOsBannersIcp {\n      id\n      nome\n    }\n  }\n": typeof types.TodosOsBannersIcpDocument,
    "\n  query PlanosCadastrados(\n    $pagina: Int!\n    $busca: String\n    $ordenar: String\n    $decrescente: Boolean\n    $tipo: PlanoTipo\n    $ativo: Boolean\n  ) {\n    planosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, tipo: $tipo, ativo: $ativo) {\n      total\n      itens {\n        ...LinhaPlano\n      }\n    }\n  }\n": typeof types.PlanosCadastradosDocument,
    "\n  mutation SalvarPlano($id: ID, $versao: Int, $input: PlanoInput!) {\n    salvarPlano(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n    }\n  }\n": typeof types.SalvarPlanoDocument,
    "\n  mutation DuplicarPlano($id: ID!) {\n    duplicarPlano(id: $id) {\n      id\n    }\n  }\n": typeof types.DuplicarPlanoDocument,
    "\n  mutation ExcluirPlano($id: ID!, $mesmoEmUso: Boolean!) {\n    excluirPlano(id: $id, mesmoEmUso: $mesmoEmUso)\n  }\n": typeof types.ExcluirPlanoDocument,
    "\n  mutation ReordenarPlanos($ids: [Int!]!) {\n    reordenarPlanos(ids: $ids)\n  }\n": typeof types.ReordenarPlanosDocument,
    "\n  query DestaquesCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    destaquesCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaDestaque\n      }\n    }\n  }\n": typeof types.DestaquesCadastradosDocument,
    "\n  mutation SalvarDestaque($id: ID, $versao: Int, $input: DestaqueInput!) {\n    salvarDestaque(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n    }\n  }\n": typeof types.SalvarDestaqueDocument,
    "\n  mutation ExcluirDestaque($id: ID!) {\n    excluirDestaque(id: $id)\n  }\n": typeof types.ExcluirDestaqueDocument,
    "\n  mutation ReordenarDestaques($ids: [Int!]!) {\n    reordenarDestaques(ids: $ids)\n  }\n": typeof types.ReordenarDestaquesDocument,
    "\n  query CuponsCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    cuponsCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaCupomCadastrado\n      }\n    }\n  }\n": typeof types.CuponsCadastradosDocument,
    "\n  mutation SalvarCupom($id: ID, $versao: Int, $input: CupomInput!) {\n    salvarCupom(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      dataInicio\n      dataFim\n      planoId\n    }\n  }\n": typeof types.SalvarCupomDocument,
    "\n  mutation ExcluirCupom($id: ID!) {\n    excluirCupom(id: $id)\n  }\n": typeof types.ExcluirCupomDocument,
    "\n  query PlanosParaEscolher {\n    todosOsPlanos {\n      id\n      nome\n      planoTipo\n      ativo\n    }\n  }\n": typeof types.PlanosParaEscolherDocument,
    "\n  query PlanosDoTipo($tipo: PlanoTipo!) {\n    todosOsPlanos(tipo: $tipo) {\n      id\n      nome\n      ativo\n    }\n  }\n": typeof types.PlanosDoTipoDocument,
    "\n  query TodosOsDestaques {\n    todosOsDestaques {\n      id\n      titulo\n    }\n  }\n": typeof types.TodosOsDestaquesDocument,
    "\n  query DepoimentosCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    depoimentosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaDepoimentoCadastrado\n      }\n    }\n  }\n": typeof types.DepoimentosCadastradosDocument,
    "\n  query TodosOsDepoimentos {\n    todosOsDepoimentos {\n      id\n      nome\n    }\n  }\n": typeof types.TodosOsDepoimentosDocument,
    "\n  mutation SalvarDepoimento($id: ID, $versao: Int, $input: DepoimentoInput!) {\n    salvarDepoimento(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      demonstracao\n    }\n  }\n": typeof types.SalvarDepoimentoDocument,
    "\n  mutation ExcluirDepoimento($id: ID!) {\n    excluirDepoimento(id: $id)\n  }\n": typeof types.ExcluirDepoimentoDocument,
    "\n  mutation ReordenarDepoimentos($ids: [Int!]!) {\n    reordenarDepoimentos(ids: $ids)\n  }\n": typeof types.ReordenarDepoimentosDocument,
    "\n  query Painel {\n    painelAdmin {\n      assinaturasNovas\n      mensagensNovas\n      valoresPorConferir\n      porDia {\n        chave\n        quantidade\n        valor\n      }\n      porPlanoTipo {\n        chave\n        quantidade\n        valor\n      }\n      porPeriodo {\n        chave\n        quantidade\n        valor\n      }\n      porCupom {\n        chave\n        quantidade\n        valor\n      }\n      bannersPorVencer {\n        id\n        nome\n        dataFim\n      }\n    }\n  }\n": typeof types.PainelDocument,
    "\n  query Alteracoes($tabela: String, $linhaId: Int, $pagina: Int!) {\n    alteracoes(tabela: $tabela, linhaId: $linhaId, pagina: $pagina) {\n      total\n      itens {\n        id\n        em\n        usuario\n        acao\n        tabela\n        linhaId\n        rotulo\n        semVersao\n        mudancas {\n          campo\n          de\n          para\n        }\n      }\n    }\n  }\n": typeof types.AlteracoesDocument,
    "\n  query Administradores($pagina: Int!) {\n    administradores {\n      id\n      usuario\n      ativo\n      criadoEm\n    }\n    entradas(pagina: $pagina) {\n      total\n      itens {\n        id\n        em\n        usuario\n        visitante\n        conhecido\n        resultado\n      }\n    }\n  }\n": typeof types.AdministradoresDocument,
    "\n  mutation CriarAdministrador($usuario: String!, $senha: String!) {\n    criarAdministrador(usuario: $usuario, senha: $senha) {\n      senha\n      administrador {\n        usuario\n      }\n    }\n  }\n": typeof types.CriarAdministradorDocument,
    "\n  mutation AtivarAdministrador($id: ID!, $ativo: Boolean!, $senha: String!) {\n    ativarAdministrador(id: $id, ativo: $ativo, senha: $senha) {\n      id\n    }\n  }\n": typeof types.AtivarAdministradorDocument,
    "\n  mutation RedefinirSenha($id: ID!, $senha: String!) {\n    redefinirSenha(id: $id, senha: $senha) {\n      senha\n      administrador {\n        usuario\n      }\n    }\n  }\n": typeof types.RedefinirSenhaDocument,
    "\n  mutation TrocarSenha($atual: String!, $nova: String!) {\n    trocarSenha(atual: $atual, nova: $nova)\n  }\n": typeof types.TrocarSenhaDocument,
};
const documents: Documents = {
    "fragment LinhaAssinatura on Assinatura {\n  bairro\n  cep\n  cidade\n  clienteIdB\n  complemento\n  contaNasSomas\n  cpfCnpj\n  criadaEm\n  cupom\n  dataCadastro\n  dominio\n  dominioRegistro\n  email\n  emailCopia\n  endereco\n  espacoAdicional\n  estado\n  id\n  indicacao\n  infoAdicional\n  ipAdicional\n  nome\n  nota\n  numero\n  pagamento\n  plano\n  planoId\n  planoTipo\n  selectedSystem\n  status\n  statusEm\n  statusPor\n  substituiId\n  substituidaPorId\n  telCel\n  valor\n  valorConferido\n  valorEspacoAdicional\n  valorIpAdicional\n  versao\n}\n\nfragment LinhaBannerCadastrado on BannerCadastrado {\n  alt\n  ativo\n  dataFim\n  dataInicio\n  descricao\n  id\n  imagem\n  link\n  nome\n  ordem\n  tipo\n  versao\n}\n\nfragment LinhaBannerIcp on BannerIcp {\n  ativo\n  dataFim\n  dataInicio\n  descricao\n  id\n  imagem\n  link\n  nome\n  ordem\n  versao\n}\n\nfragment LinhaCupomCadastrado on CupomCadastrado {\n  ativo\n  codigo\n  dataFim\n  dataInicio\n  id\n  planoId\n  tipo\n  valor\n  versao\n}\n\nfragment LinhaDepoimentoCadastrado on DepoimentoCadastrado {\n  ativo\n  consentimento\n  demonstracao\n  id\n  link\n  nome\n  ordem\n  papel\n  texto\n  versao\n}\n\nfragment LinhaDestaque on Destaque {\n  ativo\n  icone\n  id\n  link\n  ordem\n  planoId\n  texto\n  titulo\n  versao\n}\n\nfragment LinhaMensagem on Mensagem {\n  assunto\n  celular\n  criadaEm\n  email\n  id\n  mensagem\n  nome\n  nota\n  status\n  statusEm\n  statusPor\n  versao\n}\n\nfragment LinhaPlano on Plano {\n  app\n  ativo\n  banco\n  desconto1\n  desconto2\n  desconto3\n  descricao\n  disco\n  dominios\n  emails\n  id\n  nome\n  ordem\n  planoTipo\n  processamento\n  promocional\n  ram1\n  ram2\n  subdominios\n  tecnologia\n  valor\n  versao\n}": types.LinhaAssinaturaFragmentDoc,
    "\n  mutation CompararCatalogo($arquivo: Upload!) {\n    compararCatalogo(arquivo: $arquivo) {\n      resumo\n      erros {\n        onde\n        campo\n        mensagem\n      }\n      tabelas {\n        tabela\n        iguais\n        soNaLoja\n        novas {\n          rotulo\n          mudancas {\n            campo\n            de\n            para\n          }\n        }\n        alteradas {\n          rotulo\n          mudancas {\n            campo\n            de\n            para\n          }\n        }\n      }\n    }\n  }\n": types.CompararCatalogoDocument,
    "\n  mutation AplicarCatalogo($arquivo: Upload!, $resumo: String!) {\n    aplicarCatalogo(arquivo: $arquivo, resumo: $resumo) {\n      resumo\n    }\n  }\n": types.AplicarCatalogoDocument,
    "\n  query Assinaturas(\n    $pagina: Int!\n    $busca: String\n    $ordenar: String\n    $decrescente: Boolean\n    $status: AssinaturaStatus\n    $planoTipo: PlanoTipo\n    $periodo: Int\n    $de: String\n    $ate: String\n  ) {\n    assinaturas(\n      pagina: $pagina\n      busca: $busca\n      ordenar: $ordenar\n      decrescente: $decrescente\n      status: $status\n      planoTipo: $planoTipo\n      periodo: $periodo\n      de: $de\n      ate: $ate\n    ) {\n      total\n      itens {\n        id\n        criadaEm\n        status\n        nome\n        email\n        planoTipo\n        pagamento\n        valor\n        valorConferido\n        substituiId\n        substituidaPorId\n      }\n    }\n  }\n": types.AssinaturasDocument,
    "\n  query AssinaturaAberta($id: ID!) {\n    assinatura(id: $id) {\n      id\n      versao\n      clienteIdB\n      substituiId\n      substituidaPorId\n      criadaEm\n      dataCadastro\n      status\n      statusPor\n      statusEm\n      notas {\n        id\n        texto\n        autor\n        em\n      }\n      nome\n      email\n      emailCopia\n      cpfCnpj\n      cep\n      endereco\n      numero\n      complemento\n      bairro\n      cidade\n      estado\n      telCel\n      pagamento\n      dominio\n      dominioRegistro\n      plano\n      planoId\n      planoTipo\n      selectedSystem\n      espacoAdicional\n      valorEspacoAdicional\n      ipAdicional\n      valorIpAdicional\n      indicacao\n      infoAdicional\n      cupom\n      valor\n      valorConferido\n      dadosGuardados {\n        campo\n        conteudo\n      }\n    }\n  }\n": types.AssinaturaAbertaDocument,
    "\n  mutation AtenderAssinatura($id: ID!, $versao: Int!, $status: AssinaturaStatus, $nota: String!) {\n    atenderAssinatura(id: $id, versao: $versao, status: $status, nota: $nota) {\n      id\n      versao\n      status\n    }\n  }\n": types.AtenderAssinaturaDocument,
    "\n  mutation ConfirmarValor($id: ID!, $versao: Int!, $valor: Float!) {\n    confirmarValor(id: $id, versao: $versao, valor: $valor) {\n      id\n      versao\n      status\n      contaNasSomas\n    }\n  }\n": types.ConfirmarValorDocument,
    "\n  query Mensagens($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean, $status: MensagemStatus) {\n    mensagens(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, status: $status) {\n      total\n      itens {\n        id\n        criadaEm\n        status\n        nome\n        email\n        assunto\n      }\n    }\n  }\n": types.MensagensDocument,
    "\n  query MensagemAberta($id: ID!) {\n    mensagem(id: $id) {\n      id\n      versao\n      criadaEm\n      status\n      statusPor\n      statusEm\n      notas {\n        id\n        texto\n        autor\n        em\n      }\n      nome\n      email\n      celular\n      assunto\n      mensagem\n    }\n  }\n": types.MensagemAbertaDocument,
    "\n  mutation AtenderMensagem($id: ID!, $versao: Int!, $status: MensagemStatus, $nota: String!) {\n    atenderMensagem(id: $id, versao: $versao, status: $status, nota: $nota) {\n      id\n      versao\n      status\n    }\n  }\n": types.AtenderMensagemDocument,
    "\n  query BannersCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    bannersCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaBannerCadastrado\n      }\n    }\n  }\n": types.BannersCadastradosDocument,
    "\n  mutation SalvarBanner($id: ID, $versao: Int, $input: BannerInput!) {\n    salvarBanner(id: $id, versao: $versao, input: $input) {\n      id\n      tipo\n      ativo\n      dataInicio\n      dataFim\n    }\n  }\n": types.SalvarBannerDocument,
    "\n  mutation ExcluirBanner($id: ID!) {\n    excluirBanner(id: $id)\n  }\n": types.ExcluirBannerDocument,
    "\n  mutation ReordenarBanners($ids: [Int!]!) {\n    reordenarBanners(ids: $ids)\n  }\n": types.ReordenarBannersDocument,
    "\n  query BannersIcpCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    bannersIcpCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaBannerIcp\n      }\n    }\n  }\n": types.BannersIcpCadastradosDocument,
    "\n  mutation SalvarBannerIcp($id: ID, $versao: Int, $input: BannerIcpInput!) {\n    salvarBannerIcp(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      dataInicio\n      dataFim\n    }\n  }\n": types.SalvarBannerIcpDocument,
    "\n  mutation ExcluirBannerIcp($id: ID!) {\n    excluirBannerIcp(id: $id)\n  }\n": types.ExcluirBannerIcpDocument,
    "\n  mutation ReordenarBannersIcp($ids: [Int!]!) {\n    reordenarBannersIcp(ids: $ids)\n  }\n": types.ReordenarBannersIcpDocument,
    "\n  query TodosOsBanners {\n    todosOsBanners {\n      id\n      nome\n    }\n  }\n": types.TodosOsBannersDocument,
    "\n  query TodosOsBannersIcp {\n    todosOsBannersIcp {\n      id\n      nome\n    }\n  }\n": types.TodosOsBannersIcpDocument,
    "\n  query PlanosCadastrados(\n    $pagina: Int!\n    $busca: String\n    $ordenar: String\n    $decrescente: Boolean\n    $tipo: PlanoTipo\n    $ativo: Boolean\n  ) {\n    planosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, tipo: $tipo, ativo: $ativo) {\n      total\n      itens {\n        ...LinhaPlano\n      }\n    }\n  }\n": types.PlanosCadastradosDocument,
    "\n  mutation SalvarPlano($id: ID, $versao: Int, $input: PlanoInput!) {\n    salvarPlano(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n    }\n  }\n": types.SalvarPlanoDocument,
    "\n  mutation DuplicarPlano($id: ID!) {\n    duplicarPlano(id: $id) {\n      id\n    }\n  }\n": types.DuplicarPlanoDocument,
    "\n  mutation ExcluirPlano($id: ID!, $mesmoEmUso: Boolean!) {\n    excluirPlano(id: $id, mesmoEmUso: $mesmoEmUso)\n  }\n": types.ExcluirPlanoDocument,
    "\n  mutation ReordenarPlanos($ids: [Int!]!) {\n    reordenarPlanos(ids: $ids)\n  }\n": types.ReordenarPlanosDocument,
    "\n  query DestaquesCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    destaquesCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaDestaque\n      }\n    }\n  }\n": types.DestaquesCadastradosDocument,
    "\n  mutation SalvarDestaque($id: ID, $versao: Int, $input: DestaqueInput!) {\n    salvarDestaque(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n    }\n  }\n": types.SalvarDestaqueDocument,
    "\n  mutation ExcluirDestaque($id: ID!) {\n    excluirDestaque(id: $id)\n  }\n": types.ExcluirDestaqueDocument,
    "\n  mutation ReordenarDestaques($ids: [Int!]!) {\n    reordenarDestaques(ids: $ids)\n  }\n": types.ReordenarDestaquesDocument,
    "\n  query CuponsCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    cuponsCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaCupomCadastrado\n      }\n    }\n  }\n": types.CuponsCadastradosDocument,
    "\n  mutation SalvarCupom($id: ID, $versao: Int, $input: CupomInput!) {\n    salvarCupom(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      dataInicio\n      dataFim\n      planoId\n    }\n  }\n": types.SalvarCupomDocument,
    "\n  mutation ExcluirCupom($id: ID!) {\n    excluirCupom(id: $id)\n  }\n": types.ExcluirCupomDocument,
    "\n  query PlanosParaEscolher {\n    todosOsPlanos {\n      id\n      nome\n      planoTipo\n      ativo\n    }\n  }\n": types.PlanosParaEscolherDocument,
    "\n  query PlanosDoTipo($tipo: PlanoTipo!) {\n    todosOsPlanos(tipo: $tipo) {\n      id\n      nome\n      ativo\n    }\n  }\n": types.PlanosDoTipoDocument,
    "\n  query TodosOsDestaques {\n    todosOsDestaques {\n      id\n      titulo\n    }\n  }\n": types.TodosOsDestaquesDocument,
    "\n  query DepoimentosCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    depoimentosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaDepoimentoCadastrado\n      }\n    }\n  }\n": types.DepoimentosCadastradosDocument,
    "\n  query TodosOsDepoimentos {\n    todosOsDepoimentos {\n      id\n      nome\n    }\n  }\n": types.TodosOsDepoimentosDocument,
    "\n  mutation SalvarDepoimento($id: ID, $versao: Int, $input: DepoimentoInput!) {\n    salvarDepoimento(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      demonstracao\n    }\n  }\n": types.SalvarDepoimentoDocument,
    "\n  mutation ExcluirDepoimento($id: ID!) {\n    excluirDepoimento(id: $id)\n  }\n": types.ExcluirDepoimentoDocument,
    "\n  mutation ReordenarDepoimentos($ids: [Int!]!) {\n    reordenarDepoimentos(ids: $ids)\n  }\n": types.ReordenarDepoimentosDocument,
    "\n  query Painel {\n    painelAdmin {\n      assinaturasNovas\n      mensagensNovas\n      valoresPorConferir\n      porDia {\n        chave\n        quantidade\n        valor\n      }\n      porPlanoTipo {\n        chave\n        quantidade\n        valor\n      }\n      porPeriodo {\n        chave\n        quantidade\n        valor\n      }\n      porCupom {\n        chave\n        quantidade\n        valor\n      }\n      bannersPorVencer {\n        id\n        nome\n        dataFim\n      }\n    }\n  }\n": types.PainelDocument,
    "\n  query Alteracoes($tabela: String, $linhaId: Int, $pagina: Int!) {\n    alteracoes(tabela: $tabela, linhaId: $linhaId, pagina: $pagina) {\n      total\n      itens {\n        id\n        em\n        usuario\n        acao\n        tabela\n        linhaId\n        rotulo\n        semVersao\n        mudancas {\n          campo\n          de\n          para\n        }\n      }\n    }\n  }\n": types.AlteracoesDocument,
    "\n  query Administradores($pagina: Int!) {\n    administradores {\n      id\n      usuario\n      ativo\n      criadoEm\n    }\n    entradas(pagina: $pagina) {\n      total\n      itens {\n        id\n        em\n        usuario\n        visitante\n        conhecido\n        resultado\n      }\n    }\n  }\n": types.AdministradoresDocument,
    "\n  mutation CriarAdministrador($usuario: String!, $senha: String!) {\n    criarAdministrador(usuario: $usuario, senha: $senha) {\n      senha\n      administrador {\n        usuario\n      }\n    }\n  }\n": types.CriarAdministradorDocument,
    "\n  mutation AtivarAdministrador($id: ID!, $ativo: Boolean!, $senha: String!) {\n    ativarAdministrador(id: $id, ativo: $ativo, senha: $senha) {\n      id\n    }\n  }\n": types.AtivarAdministradorDocument,
    "\n  mutation RedefinirSenha($id: ID!, $senha: String!) {\n    redefinirSenha(id: $id, senha: $senha) {\n      senha\n      administrador {\n        usuario\n      }\n    }\n  }\n": types.RedefinirSenhaDocument,
    "\n  mutation TrocarSenha($atual: String!, $nova: String!) {\n    trocarSenha(atual: $atual, nova: $nova)\n  }\n": types.TrocarSenhaDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LinhaAssinatura on Assinatura {\n  bairro\n  cep\n  cidade\n  clienteIdB\n  complemento\n  contaNasSomas\n  cpfCnpj\n  criadaEm\n  cupom\n  dataCadastro\n  dominio\n  dominioRegistro\n  email\n  emailCopia\n  endereco\n  espacoAdicional\n  estado\n  id\n  indicacao\n  infoAdicional\n  ipAdicional\n  nome\n  nota\n  numero\n  pagamento\n  plano\n  planoId\n  planoTipo\n  selectedSystem\n  status\n  statusEm\n  statusPor\n  substituiId\n  substituidaPorId\n  telCel\n  valor\n  valorConferido\n  valorEspacoAdicional\n  valorIpAdicional\n  versao\n}\n\nfragment LinhaBannerCadastrado on BannerCadastrado {\n  alt\n  ativo\n  dataFim\n  dataInicio\n  descricao\n  id\n  imagem\n  link\n  nome\n  ordem\n  tipo\n  versao\n}\n\nfragment LinhaBannerIcp on BannerIcp {\n  ativo\n  dataFim\n  dataInicio\n  descricao\n  id\n  imagem\n  link\n  nome\n  ordem\n  versao\n}\n\nfragment LinhaCupomCadastrado on CupomCadastrado {\n  ativo\n  codigo\n  dataFim\n  dataInicio\n  id\n  planoId\n  tipo\n  valor\n  versao\n}\n\nfragment LinhaDepoimentoCadastrado on DepoimentoCadastrado {\n  ativo\n  consentimento\n  demonstracao\n  id\n  link\n  nome\n  ordem\n  papel\n  texto\n  versao\n}\n\nfragment LinhaDestaque on Destaque {\n  ativo\n  icone\n  id\n  link\n  ordem\n  planoId\n  texto\n  titulo\n  versao\n}\n\nfragment LinhaMensagem on Mensagem {\n  assunto\n  celular\n  criadaEm\n  email\n  id\n  mensagem\n  nome\n  nota\n  status\n  statusEm\n  statusPor\n  versao\n}\n\nfragment LinhaPlano on Plano {\n  app\n  ativo\n  banco\n  desconto1\n  desconto2\n  desconto3\n  descricao\n  disco\n  dominios\n  emails\n  id\n  nome\n  ordem\n  planoTipo\n  processamento\n  promocional\n  ram1\n  ram2\n  subdominios\n  tecnologia\n  valor\n  versao\n}"): typeof import('./graphql').LinhaAssinaturaFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompararCatalogo($arquivo: Upload!) {\n    compararCatalogo(arquivo: $arquivo) {\n      resumo\n      erros {\n        onde\n        campo\n        mensagem\n      }\n      tabelas {\n        tabela\n        iguais\n        soNaLoja\n        novas {\n          rotulo\n          mudancas {\n            campo\n            de\n            para\n          }\n        }\n        alteradas {\n          rotulo\n          mudancas {\n            campo\n            de\n            para\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').CompararCatalogoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AplicarCatalogo($arquivo: Upload!, $resumo: String!) {\n    aplicarCatalogo(arquivo: $arquivo, resumo: $resumo) {\n      resumo\n    }\n  }\n"): typeof import('./graphql').AplicarCatalogoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assinaturas(\n    $pagina: Int!\n    $busca: String\n    $ordenar: String\n    $decrescente: Boolean\n    $status: AssinaturaStatus\n    $planoTipo: PlanoTipo\n    $periodo: Int\n    $de: String\n    $ate: String\n  ) {\n    assinaturas(\n      pagina: $pagina\n      busca: $busca\n      ordenar: $ordenar\n      decrescente: $decrescente\n      status: $status\n      planoTipo: $planoTipo\n      periodo: $periodo\n      de: $de\n      ate: $ate\n    ) {\n      total\n      itens {\n        id\n        criadaEm\n        status\n        nome\n        email\n        planoTipo\n        pagamento\n        valor\n        valorConferido\n        substituiId\n        substituidaPorId\n      }\n    }\n  }\n"): typeof import('./graphql').AssinaturasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssinaturaAberta($id: ID!) {\n    assinatura(id: $id) {\n      id\n      versao\n      clienteIdB\n      substituiId\n      substituidaPorId\n      criadaEm\n      dataCadastro\n      status\n      statusPor\n      statusEm\n      notas {\n        id\n        texto\n        autor\n        em\n      }\n      nome\n      email\n      emailCopia\n      cpfCnpj\n      cep\n      endereco\n      numero\n      complemento\n      bairro\n      cidade\n      estado\n      telCel\n      pagamento\n      dominio\n      dominioRegistro\n      plano\n      planoId\n      planoTipo\n      selectedSystem\n      espacoAdicional\n      valorEspacoAdicional\n      ipAdicional\n      valorIpAdicional\n      indicacao\n      infoAdicional\n      cupom\n      valor\n      valorConferido\n      dadosGuardados {\n        campo\n        conteudo\n      }\n    }\n  }\n"): typeof import('./graphql').AssinaturaAbertaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AtenderAssinatura($id: ID!, $versao: Int!, $status: AssinaturaStatus, $nota: String!) {\n    atenderAssinatura(id: $id, versao: $versao, status: $status, nota: $nota) {\n      id\n      versao\n      status\n    }\n  }\n"): typeof import('./graphql').AtenderAssinaturaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmarValor($id: ID!, $versao: Int!, $valor: Float!) {\n    confirmarValor(id: $id, versao: $versao, valor: $valor) {\n      id\n      versao\n      status\n      contaNasSomas\n    }\n  }\n"): typeof import('./graphql').ConfirmarValorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Mensagens($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean, $status: MensagemStatus) {\n    mensagens(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, status: $status) {\n      total\n      itens {\n        id\n        criadaEm\n        status\n        nome\n        email\n        assunto\n      }\n    }\n  }\n"): typeof import('./graphql').MensagensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MensagemAberta($id: ID!) {\n    mensagem(id: $id) {\n      id\n      versao\n      criadaEm\n      status\n      statusPor\n      statusEm\n      notas {\n        id\n        texto\n        autor\n        em\n      }\n      nome\n      email\n      celular\n      assunto\n      mensagem\n    }\n  }\n"): typeof import('./graphql').MensagemAbertaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AtenderMensagem($id: ID!, $versao: Int!, $status: MensagemStatus, $nota: String!) {\n    atenderMensagem(id: $id, versao: $versao, status: $status, nota: $nota) {\n      id\n      versao\n      status\n    }\n  }\n"): typeof import('./graphql').AtenderMensagemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BannersCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    bannersCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaBannerCadastrado\n      }\n    }\n  }\n"): typeof import('./graphql').BannersCadastradosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SalvarBanner($id: ID, $versao: Int, $input: BannerInput!) {\n    salvarBanner(id: $id, versao: $versao, input: $input) {\n      id\n      tipo\n      ativo\n      dataInicio\n      dataFim\n    }\n  }\n"): typeof import('./graphql').SalvarBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcluirBanner($id: ID!) {\n    excluirBanner(id: $id)\n  }\n"): typeof import('./graphql').ExcluirBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReordenarBanners($ids: [Int!]!) {\n    reordenarBanners(ids: $ids)\n  }\n"): typeof import('./graphql').ReordenarBannersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BannersIcpCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    bannersIcpCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaBannerIcp\n      }\n    }\n  }\n"): typeof import('./graphql').BannersIcpCadastradosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SalvarBannerIcp($id: ID, $versao: Int, $input: BannerIcpInput!) {\n    salvarBannerIcp(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      dataInicio\n      dataFim\n    }\n  }\n"): typeof import('./graphql').SalvarBannerIcpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcluirBannerIcp($id: ID!) {\n    excluirBannerIcp(id: $id)\n  }\n"): typeof import('./graphql').ExcluirBannerIcpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReordenarBannersIcp($ids: [Int!]!) {\n    reordenarBannersIcp(ids: $ids)\n  }\n"): typeof import('./graphql').ReordenarBannersIcpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodosOsBanners {\n    todosOsBanners {\n      id\n      nome\n    }\n  }\n"): typeof import('./graphql').TodosOsBannersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodosOsBannersIcp {\n    todosOsBannersIcp {\n      id\n      nome\n    }\n  }\n"): typeof import('./graphql').TodosOsBannersIcpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosCadastrados(\n    $pagina: Int!\n    $busca: String\n    $ordenar: String\n    $decrescente: Boolean\n    $tipo: PlanoTipo\n    $ativo: Boolean\n  ) {\n    planosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, tipo: $tipo, ativo: $ativo) {\n      total\n      itens {\n        ...LinhaPlano\n      }\n    }\n  }\n"): typeof import('./graphql').PlanosCadastradosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SalvarPlano($id: ID, $versao: Int, $input: PlanoInput!) {\n    salvarPlano(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n    }\n  }\n"): typeof import('./graphql').SalvarPlanoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicarPlano($id: ID!) {\n    duplicarPlano(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql').DuplicarPlanoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcluirPlano($id: ID!, $mesmoEmUso: Boolean!) {\n    excluirPlano(id: $id, mesmoEmUso: $mesmoEmUso)\n  }\n"): typeof import('./graphql').ExcluirPlanoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReordenarPlanos($ids: [Int!]!) {\n    reordenarPlanos(ids: $ids)\n  }\n"): typeof import('./graphql').ReordenarPlanosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestaquesCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    destaquesCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaDestaque\n      }\n    }\n  }\n"): typeof import('./graphql').DestaquesCadastradosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SalvarDestaque($id: ID, $versao: Int, $input: DestaqueInput!) {\n    salvarDestaque(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n    }\n  }\n"): typeof import('./graphql').SalvarDestaqueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcluirDestaque($id: ID!) {\n    excluirDestaque(id: $id)\n  }\n"): typeof import('./graphql').ExcluirDestaqueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReordenarDestaques($ids: [Int!]!) {\n    reordenarDestaques(ids: $ids)\n  }\n"): typeof import('./graphql').ReordenarDestaquesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CuponsCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    cuponsCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaCupomCadastrado\n      }\n    }\n  }\n"): typeof import('./graphql').CuponsCadastradosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SalvarCupom($id: ID, $versao: Int, $input: CupomInput!) {\n    salvarCupom(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      dataInicio\n      dataFim\n      planoId\n    }\n  }\n"): typeof import('./graphql').SalvarCupomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcluirCupom($id: ID!) {\n    excluirCupom(id: $id)\n  }\n"): typeof import('./graphql').ExcluirCupomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosParaEscolher {\n    todosOsPlanos {\n      id\n      nome\n      planoTipo\n      ativo\n    }\n  }\n"): typeof import('./graphql').PlanosParaEscolherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosDoTipo($tipo: PlanoTipo!) {\n    todosOsPlanos(tipo: $tipo) {\n      id\n      nome\n      ativo\n    }\n  }\n"): typeof import('./graphql').PlanosDoTipoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodosOsDestaques {\n    todosOsDestaques {\n      id\n      titulo\n    }\n  }\n"): typeof import('./graphql').TodosOsDestaquesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepoimentosCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {\n    depoimentosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {\n      total\n      itens {\n        ...LinhaDepoimentoCadastrado\n      }\n    }\n  }\n"): typeof import('./graphql').DepoimentosCadastradosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodosOsDepoimentos {\n    todosOsDepoimentos {\n      id\n      nome\n    }\n  }\n"): typeof import('./graphql').TodosOsDepoimentosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SalvarDepoimento($id: ID, $versao: Int, $input: DepoimentoInput!) {\n    salvarDepoimento(id: $id, versao: $versao, input: $input) {\n      id\n      ativo\n      demonstracao\n    }\n  }\n"): typeof import('./graphql').SalvarDepoimentoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcluirDepoimento($id: ID!) {\n    excluirDepoimento(id: $id)\n  }\n"): typeof import('./graphql').ExcluirDepoimentoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReordenarDepoimentos($ids: [Int!]!) {\n    reordenarDepoimentos(ids: $ids)\n  }\n"): typeof import('./graphql').ReordenarDepoimentosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Painel {\n    painelAdmin {\n      assinaturasNovas\n      mensagensNovas\n      valoresPorConferir\n      porDia {\n        chave\n        quantidade\n        valor\n      }\n      porPlanoTipo {\n        chave\n        quantidade\n        valor\n      }\n      porPeriodo {\n        chave\n        quantidade\n        valor\n      }\n      porCupom {\n        chave\n        quantidade\n        valor\n      }\n      bannersPorVencer {\n        id\n        nome\n        dataFim\n      }\n    }\n  }\n"): typeof import('./graphql').PainelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Alteracoes($tabela: String, $linhaId: Int, $pagina: Int!) {\n    alteracoes(tabela: $tabela, linhaId: $linhaId, pagina: $pagina) {\n      total\n      itens {\n        id\n        em\n        usuario\n        acao\n        tabela\n        linhaId\n        rotulo\n        semVersao\n        mudancas {\n          campo\n          de\n          para\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').AlteracoesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Administradores($pagina: Int!) {\n    administradores {\n      id\n      usuario\n      ativo\n      criadoEm\n    }\n    entradas(pagina: $pagina) {\n      total\n      itens {\n        id\n        em\n        usuario\n        visitante\n        conhecido\n        resultado\n      }\n    }\n  }\n"): typeof import('./graphql').AdministradoresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CriarAdministrador($usuario: String!, $senha: String!) {\n    criarAdministrador(usuario: $usuario, senha: $senha) {\n      senha\n      administrador {\n        usuario\n      }\n    }\n  }\n"): typeof import('./graphql').CriarAdministradorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AtivarAdministrador($id: ID!, $ativo: Boolean!, $senha: String!) {\n    ativarAdministrador(id: $id, ativo: $ativo, senha: $senha) {\n      id\n    }\n  }\n"): typeof import('./graphql').AtivarAdministradorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedefinirSenha($id: ID!, $senha: String!) {\n    redefinirSenha(id: $id, senha: $senha) {\n      senha\n      administrador {\n        usuario\n      }\n    }\n  }\n"): typeof import('./graphql').RedefinirSenhaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrocarSenha($atual: String!, $nova: String!) {\n    trocarSenha(atual: $atual, nova: $nova)\n  }\n"): typeof import('./graphql').TrocarSenhaDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
