import { hydrate } from '../../hydrate.tsx';
import Page from './+Page.tsx';

hydrate(<Page />);
