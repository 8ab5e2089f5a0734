// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// A tree of the orchard with its harvests.
@Model
final class Tree {
  var name: String
  var species: Species
  var place: String
  var planted: Date
  @Relationship(deleteRule: .cascade, inverse: \Harvest.tree) var harvests: [Harvest] = []
  /// The notes, which stay in the diary when the tree is deleted.
  @Relationship(deleteRule: .nullify, inverse: \Note.tree) var notes: [Note] = []

  init(name: String = "", species: Species = .apple, place: String = "", planted: Date) {
    self.name = name
    self.species = species
    self.place = place
    self.planted = planted
  }

  var hasName: Bool { !name.trimmingCharacters(in: .whitespaces).isEmpty }

  func age(on day: Date) -> Int {
    max(0, Calendar.current.dateComponents([.year], from: planted, to: day).year ?? 0)
  }

  /// Returns the kilograms that were harvested in the year of a day.
  func amount(inYearOf day: Date) -> Double {
    harvests.filter { $0.isInYear(of: day) }.reduce(0) { $0 + $1.amount }
  }
}

/// An order of the list of trees.
enum TreeOrder: String, CaseIterable, Identifiable {
  case name, place, age

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .name: "Name"
    case .place: "Place"
    case .age: "Age"
    }
  }

  var descriptors: [SortDescriptor<Tree>] {
    switch self {
    case .name: [SortDescriptor(\.name)]
    case .place: [SortDescriptor(\.place), SortDescriptor(\.name)]
    case .age: [SortDescriptor(\.planted), SortDescriptor(\.name)]
    }
  }
}
