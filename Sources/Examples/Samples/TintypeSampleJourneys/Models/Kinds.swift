// SPDX-License-Identifier: MIT

import SwiftUI

/// The artwork of a trip.
enum Scenery: String, CaseIterable, Identifiable, Sendable {
  case coast, peaks, desert, forest, city

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .coast: "Coast"
    case .peaks: "Mountains"
    case .desert: "Desert"
    case .forest: "Forest"
    case .city: "City"
    }
  }
}

/// The kind of a stop.
enum StopKind: Sendable {
  case transfer, stay, food, sight, nature

  var title: LocalizedStringKey {
    switch self {
    case .transfer: "Transfer"
    case .stay: "Stay"
    case .food: "Food & Drink"
    case .sight: "Sight"
    case .nature: "Outdoors"
    }
  }

  var symbol: String {
    switch self {
    case .transfer: "airplane"
    case .stay: "house.fill"
    case .food: "flame.fill"
    case .sight: "camera.fill"
    case .nature: "sun.max.fill"
    }
  }

  var color: Color {
    switch self {
    case .transfer: .blue
    case .stay: .indigo
    case .food: .orange
    case .sight: .pink
    case .nature: .green
    }
  }
}

/// A section of the packing list.
enum PackingCategory: CaseIterable, Identifiable, Sendable {
  case documents, clothes, gear

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .documents: "Documents"
    case .clothes: "Clothes"
    case .gear: "Gear"
    }
  }

  var symbol: String {
    switch self {
    case .documents: "doc.text"
    case .clothes: "umbrella"
    case .gear: "camera"
    }
  }
}

/// The mood of a memory.
enum Mood: CaseIterable, Identifiable, Sendable {
  case happy, calm, curious, moved, tired

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .happy: "Happy"
    case .calm: "Calm"
    case .curious: "Curious"
    case .moved: "Moved"
    case .tired: "Tired"
    }
  }

  var symbol: String {
    switch self {
    case .happy: "sun.max.fill"
    case .calm: "drop.fill"
    case .curious: "lightbulb.fill"
    case .moved: "heart.fill"
    case .tired: "moon.fill"
    }
  }

  var color: Color {
    switch self {
    case .happy: .orange
    case .calm: .teal
    case .curious: .purple
    case .moved: .pink
    case .tired: .indigo
    }
  }
}
