// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

final class Record: NSObject, Identifiable {
  let id: Int
  let string = "a"
  let optionalString: String? = nil
  let bool: Bool = true
  let boolOrNil: Bool? = nil
  let date: Date = Date(timeIntervalSince1970: 0)
  let dateOrNil: Date? = nil
  let double: Double = 0.5
  let doubleOrNil: Double? = nil
  let float: Float = 0.5
  let floatOrNil: Float? = nil
  let int16: Int16 = 1
  let int16OrNil: Int16? = nil
  let int32: Int32 = 1
  let int32OrNil: Int32? = nil
  let int64: Int64 = 1
  let int64OrNil: Int64? = nil
  let int8: Int8 = 1
  let int8OrNil: Int8? = nil
  let int: Int = 1
  let intOrNil: Int? = nil
  let uint16: UInt16 = 1
  let uint16OrNil: UInt16? = nil
  let uint32: UInt32 = 1
  let uint32OrNil: UInt32? = nil
  let uint64: UInt64 = 1
  let uint64OrNil: UInt64? = nil
  let uint8: UInt8 = 1
  let uint8OrNil: UInt8? = nil
  let uint: UInt = 1
  let uintOrNil: UInt? = nil
  let uuid: UUID = UUID()
  let uuidOrNil: UUID? = nil

  init(id: Int) { self.id = id }
}

typealias RecordColumn = TableColumn<Record, SortDescriptor<Record>, Text, Text>

private struct SortDescriptors: View {
  @State private var order = [SortDescriptor(\Record.string)]

  var body: some View {
    Table([Record(id: 1)], sortOrder: $order) {
      TableColumn("String", value: \.string)
      TableColumn("Bool", value: \.bool) { Text($0.bool ? "yes" : "no") }
      TableColumn("Date", value: \.dateOrNil) { _ in Image(systemName: "calendar") }
      TableColumn("Identifier") { Text("\($0.id)") }
    }
  }
}

@MainActor enum KeyColumns {}
@MainActor enum StringColumns {}
@MainActor enum TextColumns {}

// Variants: KeyColumns; TableColumn("Title" -> StringColumns; TableColumn(String("Title")
//   | TextColumns; TableColumn(Text("Title")
extension KeyColumns {
  static var stringColumns: [RecordColumn] {
    [
      TableColumn("Title", value: \.string),
      TableColumn("Title", value: \.string, comparator: .lexical),
      TableColumn("Title", value: \.string) { Text($0.string) },
      TableColumn("Title", value: \.optionalString) { _ in Text("none") },
    ]
  }

  // Variants: boolColumns; bool; boolOrNil
  //   -> dateColumns; date; dateOrNil | doubleColumns; double; doubleOrNil
  //   | floatColumns; float; floatOrNil | intColumns; int; intOrNil | int8Columns; int8; int8OrNil
  //   | int16Columns; int16; int16OrNil | int32Columns; int32; int32OrNil
  //   | int64Columns; int64; int64OrNil | uintColumns; uint; uintOrNil
  //   | uint8Columns; uint8; uint8OrNil | uint16Columns; uint16; uint16OrNil
  //   | uint32Columns; uint32; uint32OrNil | uint64Columns; uint64; uint64OrNil
  //   | uuidColumns; uuid; uuidOrNil
  static var boolColumns: [RecordColumn] {
    [
      TableColumn("Title", value: \.bool) { _ in Text("value") },
      TableColumn("Title", value: \.boolOrNil) { _ in Text("optional") },
    ]
  }
}
