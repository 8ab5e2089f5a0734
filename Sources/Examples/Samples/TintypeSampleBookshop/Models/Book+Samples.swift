// SPDX-License-Identifier: MIT

import Foundation

extension Book {
  static let saltAlmanac = Book(
    id: "salt-almanac", title: "The Salt Almanac", author: "Ines Corvin", genre: .fiction,
    price: 18.9, averageRating: 4.6, pageCount: 342, year: 2023,
    summary: """
      Every winter the women of a drowned village write down what the sea returned. When the \
      almanac disappears, the youngest of them follows its trail along the coast and finds a \
      family that no letter ever mentioned.
      """,
    tags: ["islands", "family secrets", "slow burn", "prize winner"], isBestseller: true)

  static let nightTrains = Book(
    id: "night-trains", title: "Night Trains", author: "Matteo Raske", genre: .travel,
    price: 24, averageRating: 4.2, pageCount: 288, year: 2022,
    summary: "Twelve sleepers, nine borders and one very small suitcase.",
    tags: ["railways", "Europe", "photographs"])

  static let puddles = Book(
    id: "puddles", title: "A Field Guide to Puddles", author: "Wren Halloway", genre: .nature,
    price: 15.5, averageRating: 4.8, pageCount: 176, year: 2024,
    summary: "A cheerful introduction to the life of the smallest waters.",
    tags: ["illustrated", "hiking", "weather"], isBestseller: true)

  static let gravity = Book(
    id: "gravity", title: "Gravity for Beginners", author: "Oluchi Adair", genre: .science,
    price: 21, averageRating: 3.9, pageCount: 254, year: 2021,
    summary: "Why things fall, in twenty experiments for the kitchen table.",
    tags: ["physics", "experiments"])

  static let kitchen = Book(
    id: "kitchen", title: "The Cartographer’s Kitchen", author: "Lina Morvan", genre: .cooking,
    price: 32, averageRating: 4.4, pageCount: 410, year: 2020,
    summary: "A hundred recipes, each drawn as a map.", tags: ["maps", "vegetarian", "gift"])

  static let quietMachines = Book(
    id: "quiet-machines", title: "Quiet Machines", author: "T. K. Osei", genre: .fiction,
    price: 13.99, averageRating: 4.1, pageCount: 398, year: 2019,
    summary: "The last repair shop of the city receives a robot that refuses to be fixed.",
    tags: ["robots", "city"], stock: 2)

  static let lighthouse = Book(
    id: "lighthouse", title: "Letters to a Lighthouse", author: "Maren Dahl", genre: .fiction,
    price: 16.9, averageRating: 4.7, pageCount: 221, year: 2024,
    summary: "Seven letters to a keeper who retired before the first one arrived.",
    tags: ["letters", "coast"])

  static let mothHour = Book(
    id: "moth-hour", title: "The Moth Hour", author: "Esther Quill", genre: .crime,
    price: 12.5, averageRating: 3.6, pageCount: 367, year: 2018,
    summary: "Inspector Vane cannot sleep, and neither can the murderer.",
    tags: ["detective", "night"], stock: 0)

  static let samples = [
    saltAlmanac, nightTrains, puddles, gravity, kitchen, quietMachines, lighthouse, mothHour,
  ]
}

extension Review {
  static let samples = [
    Review(
      id: 1, reader: "Tobias", rating: 5,
      text:
        "I missed my stop twice. The chapter about the ferry is the best thing I read all year.",
      date: Date(timeIntervalSince1970: 1_714_564_800)),
    Review(
      id: 2, reader: "Amara", rating: 4,
      text: "Starts slowly, but the end is worth it.",
      date: Date(timeIntervalSince1970: 1_709_812_800)),
    Review(
      id: 3, reader: "Reading club Kiln Street", rating: 5,
      text: "We talked about it until the café closed.",
      date: Date(timeIntervalSince1970: 1_702_382_400)),
  ]
}
