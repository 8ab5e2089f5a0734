// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

private final class Record: NSObject, Identifiable {
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

private typealias Column = TableColumn<Record, SortDescriptor<Record>, Text, Text>

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

@MainActor private func keys() -> [Column] {
  var columns: [Column] = []
  columns.append(TableColumn("Title", value: \.string))
  columns.append(TableColumn("Title", value: \.string, comparator: .lexical))
  columns.append(TableColumn("Title", value: \.string) { Text($0.string) })
  columns.append(TableColumn("Title", value: \.optionalString) { _ in Text("none") })
  columns.append(TableColumn("Title", value: \.bool) { _ in Text("Bool") })
  columns.append(TableColumn("Title", value: \.boolOrNil) { _ in Text("Bool?") })
  columns.append(TableColumn("Title", value: \.date) { _ in Text("Date") })
  columns.append(TableColumn("Title", value: \.dateOrNil) { _ in Text("Date?") })
  columns.append(TableColumn("Title", value: \.double) { _ in Text("Double") })
  columns.append(TableColumn("Title", value: \.doubleOrNil) { _ in Text("Double?") })
  columns.append(TableColumn("Title", value: \.float) { _ in Text("Float") })
  columns.append(TableColumn("Title", value: \.floatOrNil) { _ in Text("Float?") })
  columns.append(TableColumn("Title", value: \.int16) { _ in Text("Int16") })
  columns.append(TableColumn("Title", value: \.int16OrNil) { _ in Text("Int16?") })
  columns.append(TableColumn("Title", value: \.int32) { _ in Text("Int32") })
  columns.append(TableColumn("Title", value: \.int32OrNil) { _ in Text("Int32?") })
  columns.append(TableColumn("Title", value: \.int64) { _ in Text("Int64") })
  columns.append(TableColumn("Title", value: \.int64OrNil) { _ in Text("Int64?") })
  columns.append(TableColumn("Title", value: \.int8) { _ in Text("Int8") })
  columns.append(TableColumn("Title", value: \.int8OrNil) { _ in Text("Int8?") })
  columns.append(TableColumn("Title", value: \.int) { _ in Text("Int") })
  columns.append(TableColumn("Title", value: \.intOrNil) { _ in Text("Int?") })
  columns.append(TableColumn("Title", value: \.uint16) { _ in Text("UInt16") })
  columns.append(TableColumn("Title", value: \.uint16OrNil) { _ in Text("UInt16?") })
  columns.append(TableColumn("Title", value: \.uint32) { _ in Text("UInt32") })
  columns.append(TableColumn("Title", value: \.uint32OrNil) { _ in Text("UInt32?") })
  columns.append(TableColumn("Title", value: \.uint64) { _ in Text("UInt64") })
  columns.append(TableColumn("Title", value: \.uint64OrNil) { _ in Text("UInt64?") })
  columns.append(TableColumn("Title", value: \.uint8) { _ in Text("UInt8") })
  columns.append(TableColumn("Title", value: \.uint8OrNil) { _ in Text("UInt8?") })
  columns.append(TableColumn("Title", value: \.uint) { _ in Text("UInt") })
  columns.append(TableColumn("Title", value: \.uintOrNil) { _ in Text("UInt?") })
  columns.append(TableColumn("Title", value: \.uuid) { _ in Text("UUID") })
  columns.append(TableColumn("Title", value: \.uuidOrNil) { _ in Text("UUID?") })
  return columns
}

@MainActor private func titles(_ title: String) -> [Column] {
  var columns: [Column] = []
  columns.append(TableColumn(title, value: \.string))
  columns.append(TableColumn(title, value: \.string, comparator: .lexical))
  columns.append(TableColumn(title, value: \.string) { Text($0.string) })
  columns.append(TableColumn(title, value: \.optionalString) { _ in Text("none") })
  columns.append(TableColumn(title, value: \.bool) { _ in Text("Bool") })
  columns.append(TableColumn(title, value: \.boolOrNil) { _ in Text("Bool?") })
  columns.append(TableColumn(title, value: \.date) { _ in Text("Date") })
  columns.append(TableColumn(title, value: \.dateOrNil) { _ in Text("Date?") })
  columns.append(TableColumn(title, value: \.double) { _ in Text("Double") })
  columns.append(TableColumn(title, value: \.doubleOrNil) { _ in Text("Double?") })
  columns.append(TableColumn(title, value: \.float) { _ in Text("Float") })
  columns.append(TableColumn(title, value: \.floatOrNil) { _ in Text("Float?") })
  columns.append(TableColumn(title, value: \.int16) { _ in Text("Int16") })
  columns.append(TableColumn(title, value: \.int16OrNil) { _ in Text("Int16?") })
  columns.append(TableColumn(title, value: \.int32) { _ in Text("Int32") })
  columns.append(TableColumn(title, value: \.int32OrNil) { _ in Text("Int32?") })
  columns.append(TableColumn(title, value: \.int64) { _ in Text("Int64") })
  columns.append(TableColumn(title, value: \.int64OrNil) { _ in Text("Int64?") })
  columns.append(TableColumn(title, value: \.int8) { _ in Text("Int8") })
  columns.append(TableColumn(title, value: \.int8OrNil) { _ in Text("Int8?") })
  columns.append(TableColumn(title, value: \.int) { _ in Text("Int") })
  columns.append(TableColumn(title, value: \.intOrNil) { _ in Text("Int?") })
  columns.append(TableColumn(title, value: \.uint16) { _ in Text("UInt16") })
  columns.append(TableColumn(title, value: \.uint16OrNil) { _ in Text("UInt16?") })
  columns.append(TableColumn(title, value: \.uint32) { _ in Text("UInt32") })
  columns.append(TableColumn(title, value: \.uint32OrNil) { _ in Text("UInt32?") })
  columns.append(TableColumn(title, value: \.uint64) { _ in Text("UInt64") })
  columns.append(TableColumn(title, value: \.uint64OrNil) { _ in Text("UInt64?") })
  columns.append(TableColumn(title, value: \.uint8) { _ in Text("UInt8") })
  columns.append(TableColumn(title, value: \.uint8OrNil) { _ in Text("UInt8?") })
  columns.append(TableColumn(title, value: \.uint) { _ in Text("UInt") })
  columns.append(TableColumn(title, value: \.uintOrNil) { _ in Text("UInt?") })
  columns.append(TableColumn(title, value: \.uuid) { _ in Text("UUID") })
  columns.append(TableColumn(title, value: \.uuidOrNil) { _ in Text("UUID?") })
  return columns
}

@MainActor private func texts() -> [Column] {
  var columns: [Column] = []
  columns.append(TableColumn(Text("Title"), value: \.string))
  columns.append(TableColumn(Text("Title"), value: \.string, comparator: .lexical))
  columns.append(TableColumn(Text("Title"), value: \.string) { Text($0.string) })
  columns.append(TableColumn(Text("Title"), value: \.optionalString) { _ in Text("none") })
  columns.append(TableColumn(Text("Title"), value: \.bool) { _ in Text("Bool") })
  columns.append(TableColumn(Text("Title"), value: \.boolOrNil) { _ in Text("Bool?") })
  columns.append(TableColumn(Text("Title"), value: \.date) { _ in Text("Date") })
  columns.append(TableColumn(Text("Title"), value: \.dateOrNil) { _ in Text("Date?") })
  columns.append(TableColumn(Text("Title"), value: \.double) { _ in Text("Double") })
  columns.append(TableColumn(Text("Title"), value: \.doubleOrNil) { _ in Text("Double?") })
  columns.append(TableColumn(Text("Title"), value: \.float) { _ in Text("Float") })
  columns.append(TableColumn(Text("Title"), value: \.floatOrNil) { _ in Text("Float?") })
  columns.append(TableColumn(Text("Title"), value: \.int16) { _ in Text("Int16") })
  columns.append(TableColumn(Text("Title"), value: \.int16OrNil) { _ in Text("Int16?") })
  columns.append(TableColumn(Text("Title"), value: \.int32) { _ in Text("Int32") })
  columns.append(TableColumn(Text("Title"), value: \.int32OrNil) { _ in Text("Int32?") })
  columns.append(TableColumn(Text("Title"), value: \.int64) { _ in Text("Int64") })
  columns.append(TableColumn(Text("Title"), value: \.int64OrNil) { _ in Text("Int64?") })
  columns.append(TableColumn(Text("Title"), value: \.int8) { _ in Text("Int8") })
  columns.append(TableColumn(Text("Title"), value: \.int8OrNil) { _ in Text("Int8?") })
  columns.append(TableColumn(Text("Title"), value: \.int) { _ in Text("Int") })
  columns.append(TableColumn(Text("Title"), value: \.intOrNil) { _ in Text("Int?") })
  columns.append(TableColumn(Text("Title"), value: \.uint16) { _ in Text("UInt16") })
  columns.append(TableColumn(Text("Title"), value: \.uint16OrNil) { _ in Text("UInt16?") })
  columns.append(TableColumn(Text("Title"), value: \.uint32) { _ in Text("UInt32") })
  columns.append(TableColumn(Text("Title"), value: \.uint32OrNil) { _ in Text("UInt32?") })
  columns.append(TableColumn(Text("Title"), value: \.uint64) { _ in Text("UInt64") })
  columns.append(TableColumn(Text("Title"), value: \.uint64OrNil) { _ in Text("UInt64?") })
  columns.append(TableColumn(Text("Title"), value: \.uint8) { _ in Text("UInt8") })
  columns.append(TableColumn(Text("Title"), value: \.uint8OrNil) { _ in Text("UInt8?") })
  columns.append(TableColumn(Text("Title"), value: \.uint) { _ in Text("UInt") })
  columns.append(TableColumn(Text("Title"), value: \.uintOrNil) { _ in Text("UInt?") })
  columns.append(TableColumn(Text("Title"), value: \.uuid) { _ in Text("UUID") })
  columns.append(TableColumn(Text("Title"), value: \.uuidOrNil) { _ in Text("UUID?") })
  return columns
}
