export { DataTable } from './data-table';
export type { Column, DataTableProps, TableSearch } from './data-table';
export { PagedTable } from './paged-table';
export type { PagedTableProps } from './paged-table';
export { usePagedQuery } from './use-paged-query';
export type { PagedQuery } from './use-paged-query';
export { useTableFilter } from './use-table-address';
