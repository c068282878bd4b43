type Id = number | string

/** The URLs of the fleet. */
export const fleetPaths = {
  categories: '/category',
  newCategory: '/category/edit',
  category: (id: Id = ':id') => `/category/edit/${id}`,
  vehicles: '/vehicle',
  newVehicle: '/vehicle/edit',
  importVehicles: '/vehicle/import',
  vehicleForm: (id: Id = ':id') => `/vehicle/edit/${id}/form`,
  unavailabilities: (vehicleId: Id = ':vehicleId') => `/vehicle/edit/${vehicleId}/unavailability`,
  newUnavailability: (vehicleId: Id = ':vehicleId') => `/vehicle/edit/${vehicleId}/unavailability/edit`,
  companyDrivers: (id: Id = ':id') => `/company/edit/${id}/drivers`,
  options: '/option',
  importOptions: '/option/import',
  newOption: '/option/edit',
  option: (id: Id = ':id') => `/option/edit/${id}`,
  photos: '/media',
  newPhoto: '/media/edit',
  photo: (id: Id = ':id') => `/media/edit/${id}`,
}
