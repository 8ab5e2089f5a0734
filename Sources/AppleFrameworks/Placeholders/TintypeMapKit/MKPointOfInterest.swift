// SPDX-License-Identifier: MIT

public import Foundation

/// The kinds of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Airports.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Amusement parks.
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  /// Aquariums.
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  /// Cash machines.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// Bakeries.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// Beaches.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// Breweries.
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  /// Cafes.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Campgrounds.
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  /// Car rentals.
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  /// Chargers for cars.
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  /// Fire stations.
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  /// Fitness centers.
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  /// Food markets.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// Gas stations.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// Hospitals.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Laundries.
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  /// Libraries.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// Marinas.
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  /// Movie theaters.
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  /// Museums.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// National parks.
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  /// Nightlife.
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  /// Parks.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Parking.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// Police.
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  /// Post offices.
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  /// Public transport.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Restrooms.
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  /// Schools.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// Stadiums.
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  /// Stores.
  public static let store = Self(rawValue: "MKPOICategoryStore")
  /// Theaters.
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  /// Universities.
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  /// Wineries.
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  /// Zoos.
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// The kinds of places that a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: [MKPointOfInterestCategory]
  private let includes: Bool

  private init(_ categories: [MKPointOfInterestCategory], includes: Bool) {
    (self.categories, self.includes) = (categories, includes)
  }

  /// Creates a filter of some kinds.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, includes: true)
  }

  /// Creates a filter of all kinds but some.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, includes: false)
  }

  /// The filter of all kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// The filter of no kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Returns a Boolean value that indicates whether the filter contains a kind.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == includes
  }
}
