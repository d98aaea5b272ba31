import { useEffect, useState } from 'react';
import { whenFactorIsDemanded } from '../links.ts';
import { useSignedIn } from './signedIn.ts';

/**
 * Says that the shop asks a second factor of whoever has the tab open by now, and leads to where it is turned on: another tab, since nothing is taken from
 * this one, which goes on once it is.
 */
export function FactorDemanded() {
  const { adminPath, faltaFator } = useSignedIn();
  const [demanded, setDemanded] = useState(false);
  useEffect(() => whenFactorIsDemanded(setDemanded), []);
  if (!demanded || faltaFator) return null;
  return (
    <div className="news role-changed" role="alert">
      <p>
        Sua conta precisa do segundo fator, que esta loja agora exige: nada é feito nem mostrado antes de você ligá-lo. O que você
        digitou e não salvou continua aqui. Ligue-o em outra aba, e siga nesta.
      </p>
      <a className="admin-button" href={`${adminPath}/senha`} target="_blank" rel="noreferrer">
        Abrir Minha conta
      </a>
    </div>
  );
}
