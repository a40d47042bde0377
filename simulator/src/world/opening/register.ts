/** Commercial register and licence of the company of every scenario (provenance assumed). */
import {
  CompanyKind,
  ContactRole,
  PayHabit,
  PurchaseKind,
  PurchaseVolume,
  Relationship,
} from '#generated/shared/enums.ts';
import type { Agent } from '../agent/schema.ts';
import type { World } from '../world.ts';
import { withEmptied } from './emptied.ts';
import type { Business, CompanyEntry, Contact } from './schema.ts';

type Licence = Omit<CompanyEntry, 'legalIdNo' | 'legalIdFrom' | 'legalIdTo' | 'legalPhone' | 'officeAddress'>;

/** Returns the data on the licence. */
export const licenceOf = ({ company }: Pick<World, 'company'>): Licence => ({
  companyName: company.name,
  creditCode: company.creditCode,
  companyKind: CompanyKind.Limited,
  registeredCapital: 500,
  foundedOn: '2016-05-18',
  termTo: '2046-05-17',
  regionCode: '330108',
  address: '长河街道滨康路1180号2幢1206室',
  legalName: company.legalPerson,
});

/** Returns the data that the provider knows of a company with an opened product. */
export const knownCompany = (world: Pick<World, 'company'>): CompanyEntry =>
  withEmptied(
    {
      ...licenceOf(world),
      legalIdNo: '330102197806142320',
      legalIdFrom: '2016-09-12',
      legalIdTo: '2036-09-12',
      legalPhone: '13957106821',
      ...world.company.corrected,
    },
    world.company.emptied ?? [],
  );

export const knownContacts: readonly Contact[] = [
  {
    name: '周敏',
    role: ContactRole.FinanceHead,
    relationship: Relationship.FinanceHandler,
    phone: '13606812257',
    email: 'zhoumin@hechuan.cn',
  },
  { name: '陆启明', role: ContactRole.ActualController, phone: '13757158840', email: 'luqiming@hechuan.cn' },
];

/** Factoring agent: the company's own finance contact. */
export const knownAgent: Agent = {
  name: '周敏',
  idNo: '330108198903154529',
  phone: '13606812257',
  email: 'zhoumin@hechuan.cn',
};

export const knownBusiness: Business = {
  purchaseKinds: [PurchaseKind.Industrial, PurchaseKind.Welfare],
  monthlyVolume: PurchaseVolume.UpTo1m,
  payHabit: PayHabit.Monthly,
};
