// SPDX-License-Identifier: MIT

import CloudKit
import Contacts
import EventKit
import Foundation
import HealthKit
import MapKit
import PDFKit
import Testing

/// Values of frameworks whose services are missing.
@Suite("Values of placeholder frameworks")
struct PlaceholderValueTests {
  @Test("A contact has a name, and its copy has the same values")
  func contacts() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
    ]
    let copy = try #require(contact.copy() as? CNContact)
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ada Lovelace")
    #expect(copy.phoneNumbers.first?.value.stringValue == "1")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
  }

  @Test("The lines of an address leave out empty values")
  func addresses() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.country) = ("1 Street", "City", "Country")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "1 Street\nCity\nCountry")
  }

  @Test("An event keeps its values, and is not stored")
  func events() {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.title = "Meeting"
    event.addAlarm(EKAlarm(relativeOffset: -60))
    #expect(event.hasAlarms)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
  }

  @Test("The query of a health store reports an error")
  func health() {
    var messages: [String] = []
    let query = HKSampleQuery(
      sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit,
      sortDescriptors: nil
    ) { _, samples, error in
      messages.append(samples == nil ? error?.localizedDescription ?? "" : "samples")
    }
    HKHealthStore().execute(query)
    #expect(messages == ["Health data do not exist on Linux."])
    #expect(HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
    #expect(HKUnit.gramUnit(with: .kilo) == HKUnit(from: "kg"))
  }

  @Test("A record keeps its values, and a database cannot be reached")
  func records() async {
    let record = CKRecord(recordType: "Item")
    record["title"] = "Milk"
    record["count"] = 2
    #expect(record["title"] as? String == "Milk")
    #expect(record.allKeys() == ["count", "title"])
    await #expect(throws: CKError(.notAuthenticated)) {
      _ = try await CKContainer.default().privateCloudDatabase.save(record)
    }
  }

  @Test("A document has the pages that the app adds, and a file that is no PDF has none")
  func documents() {
    let (document, page) = (PDFDocument(), PDFPage())
    document.insert(page, at: 5)
    #expect(document.pageCount == 1)
    #expect(document.index(for: page) == 0)
    #expect(document.page(at: 1) == nil)
    #expect(PDFDocument(data: Data("text".utf8)) == nil)
  }

  @Test("GeoJSON is read as features with shapes, holes and properties")
  func geoJSON() throws {
    let text = """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties":
      {"name": "Lake"}, "geometry": {"type": "Polygon", "coordinates": [
      [[8, 50], [9, 50], [9, 51], [8, 50]], [[8.5, 50.1], [8.6, 50.1], [8.5, 50.2], [8.5, 50.1]]]}},
      {"type": "Feature", "properties": null, "geometry": {"type": "MultiPoint", "coordinates":
      [[1, 2], [3, 4]]}}]}
      """
    let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap {
      $0 as? MKGeoJSONFeature
    }
    #expect(features.map(\.identifier) == ["7", nil])
    #expect(features.first?.properties == Data(#"{"name":"Lake"}"#.utf8))
    let polygon = try #require(features.first?.geometry.first as? MKPolygon)
    #expect(polygon.pointCount == 4)
    #expect(polygon.interiorPolygons?.count == 1)
    let points = features.last?.geometry.compactMap { $0 as? MKPointAnnotation }
    #expect(points?.map(\.coordinate.latitude) == [2, 4])
  }

  @Test(
    "Text that is not GeoJSON is an error",
    arguments: [
      "", "[]", "{}", #"{"type": "Point"}"#, #"{"type": "Point", "coordinates": [1]}"#,
      #"{"type": "Polygon", "coordinates": []}"#, #"{"type": "FeatureCollection"}"#,
    ])
  func invalidGeoJSON(text: String) {
    #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data(text.utf8)) }
  }
}
