import { PageHero } from '../../components/PageHero.tsx';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { Answer } from './Answer.tsx';
import { Questions } from './Questions.tsx';

export default function Page() {
  const { escolhido, ...asked } = useData<Data>();
  return (
    <>
      <PageHero
        rotulo="Qual plano é o meu?"
        titulo="Três perguntas, um plano"
        texto="Diga o que vai colocar no ar, quantos e quem cuida do servidor. Mostramos um plano só, com o preço e o porquê."
      />
      {escolhido !== undefined && <Answer escolhido={escolhido} />}
      <Questions {...asked} answered={escolhido !== undefined} />
    </>
  );
}
