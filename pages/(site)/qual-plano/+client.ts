import { hydrateShop } from '../../hydrateShop.tsx';
import Page from './+Page.tsx';

hydrateShop(Page);
